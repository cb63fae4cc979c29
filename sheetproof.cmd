@echo off
rem Runs Sheetproof with a JDK 25 or newer, and builds it first where that is needed.
rem
rem   SHEETPROOF_JAVA        a JDK's folder to use before any other
rem   SHEETPROOF_JAVA_OPTS   more arguments for java; they win over those below
rem
rem Standard output belongs to the program: the build writes to standard error.
setlocal EnableExtensions DisableDelayedExpansion
set "HOME_DIR=%~dp0"
set "RUN_DIR=%HOME_DIR%target\run"
set "LOCK_DIR=%HOME_DIR%target\run.lock"
set "JDK="

if defined SHEETPROOF_JAVA (
  call :accept "%SHEETPROOF_JAVA%"
  goto :searched
)
call :accept "%JAVA_HOME%"
call :accept "%JAVA25_HOME%"
for /f "delims=" %%J in ('where javac 2^>nul') do call :accept "%%~dpJ.."
for %%R in ("%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Java" "%ProgramFiles%\Microsoft" "%ProgramFiles%\Zulu" "%ProgramFiles%\Amazon Corretto" "%USERPROFILE%\.jdks") do (
  for /d %%J in ("%%~R\*") do call :accept "%%~J"
)
:searched
if not defined JDK (
  >&2 echo sheetproof: needs a JDK 25 or newer and found none. Install one ^(Temurin from adoptium.net^), or point
  >&2 echo sheetproof: JAVA_HOME or SHEETPROOF_JAVA at its folder.
  exit /b 2
)

call :outdated
if errorlevel 1 (
  call :build
  if errorlevel 1 exit /b 1
)

set "HEAP=-Xmx512m"
set "COLLECTOR=-XX:+UseSerialGC"
rem The window throws large pictures away with every page.
set "WINDOW="
if "%~1"=="" set "WINDOW=1"
if "%~1"=="open" set "WINDOW=1"
if defined WINDOW set "HEAP=-Xmx640m"
if defined WINDOW set "COLLECTOR=-XX:+UseG1GC"
if defined SHEETPROOF_JAVA_OPTS if not "%SHEETPROOF_JAVA_OPTS:GC=%"=="%SHEETPROOF_JAVA_OPTS%" set "COLLECTOR="
set "ORT_DISABLE_TELEMETRY=1"
"%JDK%\bin\java.exe" %HEAP% %COLLECTOR% --enable-native-access=ALL-UNNAMED --add-modules=jdk.incubator.vector %SHEETPROOF_JAVA_OPTS% -cp "%RUN_DIR%\sheetproof.jar" dev.sheetproof.app.Main %*
exit /b %ERRORLEVEL%

rem Takes the folder %1 as the JDK, if none was taken before and it holds one that is new enough.
:accept
if defined JDK exit /b 0
if "%~1"=="" exit /b 0
if not exist "%~1\bin\javac.exe" exit /b 0
if not exist "%~1\release" exit /b 0
for /f tokens^=2^ delims^=.^" %%V in ('findstr /b JAVA_VERSION^= "%~1\release"') do (
  if %%V GEQ 25 set "JDK=%~f1"
)
exit /b 0

rem 1 where something that the program is made of is newer than the last build.
:outdated
if not exist "%RUN_DIR%\sheetproof.jar" exit /b 1
if not exist "%RUN_DIR%\built" exit /b 1
powershell -NoProfile -Command "$b=(Get-Item -LiteralPath $env:RUN_DIR\built).LastWriteTimeUtc; $n=Get-ChildItem -Recurse -LiteralPath ($env:HOME_DIR+'src\main'),($env:HOME_DIR+'pom.xml'),($env:HOME_DIR+'.mvn') | Where-Object LastWriteTimeUtc -gt $b | Select-Object -First 1; if ($n) { exit 1 } else { exit 0 }"
exit /b %ERRORLEVEL%

rem One build at a time: the others wait for it.
:build
where mvn >nul 2>nul
if errorlevel 1 (
  >&2 echo sheetproof: must be built first, and there is no Maven: install it and put it on the PATH.
  exit /b 1
)
if not exist "%RUN_DIR%" mkdir "%RUN_DIR%"
set /a WAITED=0
:lock
mkdir "%LOCK_DIR%" 2>nul
if not errorlevel 1 goto :locked
if %WAITED% EQU 0 >&2 echo sheetproof: waiting for a build that another process started
if %WAITED% GEQ 600 (
  >&2 echo sheetproof: no build takes that long: remove "%LOCK_DIR%" if none is running
  exit /b 1
)
set /a WAITED+=1
ping -n 2 127.0.0.1 >nul
goto :lock
:locked
call :outdated
if not errorlevel 1 (
  rmdir "%LOCK_DIR%"
  exit /b 0
)
>&2 echo sheetproof: building (the first time this takes a minute)
type nul > "%RUN_DIR%\building"
set "CALLER_JAVA_HOME=%JAVA_HOME%"
set "JAVA_HOME=%JDK%"
pushd "%HOME_DIR%"
call mvn -B -q -ntp -Pfast -Dmaven.test.skip=true package 1>&2
set "RESULT=%ERRORLEVEL%"
popd
set "JAVA_HOME=%CALLER_JAVA_HOME%"
if "%RESULT%"=="0" copy /y "%HOME_DIR%target\fast\sheetproof.jar" "%RUN_DIR%\sheetproof.jar" >nul || set "RESULT=1"
if "%RESULT%"=="0" move /y "%RUN_DIR%\building" "%RUN_DIR%\built" >nul
rmdir "%LOCK_DIR%"
if not "%RESULT%"=="0" >&2 echo sheetproof: the build failed; the lines above say why
exit /b %RESULT%
