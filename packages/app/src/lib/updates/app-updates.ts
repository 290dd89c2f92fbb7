const CHECK_MS = 60 * 60_000;

/** The parts of the browser's service-worker container that are used here. */
type WorkerContainer = Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'register' | 'addEventListener'>;

/** Asks a worker whether it belongs to the version that this script is of; null where it does not answer. */
function knows(worker: ServiceWorker, script: string): Promise<boolean | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), 5_000);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === true);
    };
    worker.postMessage({ type: 'knows', script }, [port2]);
  });
}

/**
 * Keeps the app on the device, and tells when the server has a newer one than the page on screen. The worker of a newer version waits
 * until somebody wants it, or until no page of the older one is open: what an open page may still need is not taken from it.
 */
class AppUpdates {
  readonly #listeners = new Set<() => void>();
  #isOutdated = false;
  #container: WorkerContainer | null = null;
  #wantsEngines = false;
  #registration: ServiceWorkerRegistration | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether the page on screen is of an older version than the one on the device. */
  readonly isOutdated = (): boolean => this.#isOutdated;

  /** @param script Address of a script of this page whose name changes with every version. */
  async start(container: WorkerContainer, script: string): Promise<void> {
    this.#container = container;
    const judge = async (worker: ServiceWorker | null) => {
      const isOwn = worker && (await knows(worker, script));
      if (isOwn) worker.postMessage({ type: 'take-over' });
      else if (isOwn === false) this.#tell();
    };
    const watch = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => {
        // Without a controller it is the first one of this device, and takes over by itself.
        if (worker.state === 'installed' && container.controller) void judge(worker);
      });
    container.addEventListener('controllerchange', () => void judge(container.controller));
    // A browser that refuses, or a test that forbids, gives none.
    const registration = (await container.register('/sw.js').catch(() => undefined)) as
      | ServiceWorkerRegistration
      | undefined;
    if (!registration) return;
    this.#registration = registration;
    if (this.#wantsEngines) this.keepEngines();
    void judge(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    const check = () => void registration.update().catch(() => undefined);
    setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') check();
    });
  }

  /**
   * Brings the newer version to the screen: its worker takes over first, where it still waits, for the older one would give its own page again.
   * @param reload Loads the page anew.
   */
  apply(reload: () => void): void {
    const waiting = this.#registration?.waiting;
    if (!this.#container || !waiting) reload();
    else {
      this.#container.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage({ type: 'take-over' });
    }
  }

  /** Has the large files of reading and printing sheets fetched too: somebody is here who may correct without a connection. */
  keepEngines(): void {
    this.#wantsEngines = true;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (this.#container === null || connection?.saveData) return;
    void this.#container.ready.then(({ active }) => active?.postMessage({ type: 'keep-engines' }));
  }

  #tell(): void {
    if (this.#isOutdated) return;
    this.#isOutdated = true;
    for (const listener of this.#listeners) listener();
  }
}

export const appUpdates = new AppUpdates();

/** Starts where the browser keeps apps: over HTTPS and on localhost, of a built version. */
export function startUpdates(script: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  const start = () => void appUpdates.start(navigator.serviceWorker, script);
  // What the device keeps does not compete with what the page waits for.
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
