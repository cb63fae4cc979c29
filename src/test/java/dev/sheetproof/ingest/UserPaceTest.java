package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.work.CancelToken;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class UserPaceTest {

    @Test
    void aWorkerIsHeldBetweenTwoDocumentsAndLetGoByACancel() throws InterruptedException {
        UserPace pace = new UserPace();
        CancelToken cancel = new CancelToken();
        pace.pause();
        CountDownLatch passed = new CountDownLatch(1);
        Thread.ofPlatform()
                .daemon()
                .name("held")
                .start(
                        () -> {
                            pace.awaitTurn(cancel);
                            passed.countDown();
                        });
        cancel.cancel();
        assertTrue(passed.await(60, TimeUnit.SECONDS));
        pace.resume();
        pace.awaitTurn(new CancelToken());
    }
}
