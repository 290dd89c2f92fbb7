import type { CDPSession, Page } from '@playwright/test';

/** Memory of the page's worker after a collection of garbage, bytes. */
export interface HeapUse {
  /** JavaScript's objects. */
  readonly jsBytes: number;
  /** Typed arrays. */
  readonly bufferBytes: number;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}
type Send = <Answer>(method: string, params?: object) => Promise<Answer>;

/** A way to speak with a worker's inspector: its session lies within the page's. */
function speakTo(session: CDPSession, sessionId: string): Send {
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const onMessage = ({ message }: { message: string }) => {
        const answer = JSON.parse(message);
        if (answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', onMessage);
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer.result);
      };
      session.on('Target.receivedMessageFromTarget', onMessage);
      session
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(reject);
    });
}

/** Watches the one worker of a page. @returns a look at what the worker holds. */
export async function watchWorkerHeap(page: Page): Promise<() => Promise<HeapUse>> {
  const session = await page.context().newCDPSession(page);
  const attached = new Promise<string>((resolve) =>
    session.on('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId)),
  );
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const send = speakTo(session, await attached);
  return async () => {
    await send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await send<HeapUsage>('Runtime.getHeapUsage');
    return { jsBytes: usedSize, bufferBytes: backingStorageSize };
  };
}
