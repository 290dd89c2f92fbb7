import { publicPages } from '@caderneta/contract';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { SHARE_ADDRESS } from './lib/shared-files.ts';
import { answerShare } from './share-target.ts';

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** What of a service worker's global is used here. */
interface WorkerScope {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & WaitingEvent) => void): void;
}
declare const self: WorkerScope;

/** Longer than this, ms, nobody looks at an empty page: what the device has is shown. */
const PATIENCE_MS = 5_000;
const ENGINES = 'caderneta-engines';
/** Large and rarely new: OpenCV, PDF and the writer of sheets, which are fetched once somebody is here who corrects. */
const isEngine = (url: string) => /^assets\/(opencv|make-sheets|pdf[-.])/.test(url);
const publicAddresses = new Set<string>(Object.values(publicPages));
/** The addresses that are the app itself. Everything else, all of the API among it, is left to the browser. */
const isPage = (path: string) => publicAddresses.has(path) || path === '/app' || path.startsWith('/app/');

const files = self.__WB_MANIFEST;
const engines = new Set(files.filter(({ url }) => isEngine(url)).map(({ url }) => `/${url}`));
const scripts = new Set(files.map(({ url }) => new URL(url, self.location.href).href));

/** The server's word where it comes in time and is none of a server in trouble; else what this device has. */
async function freshOr(request: Request, stored: string): Promise<Response> {
  const cached = async () => (await matchPrecache(stored)) ?? Response.error();
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  return answer === null || answer.status >= 500 ? cached() : answer;
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  ({ request }) => freshOr(request, '/index.html'),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_ADDRESS,
  ({ request }) => answerShare(request),
  'POST',
);
// Where the API is: without it a page of the device would ask this origin.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'caderneta-config', networkTimeoutSeconds: PATIENCE_MS / 1000 }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && engines.has(url.pathname), new CacheFirst({ cacheName: ENGINES }));
precacheAndRoute(
  files.filter(({ url }) => !isEngine(url)),
  { directoryIndex: '', cleanURLs: false },
);

async function dropOldEngines(): Promise<void> {
  const cache = await caches.open(ENGINES);
  for (const { url } of await cache.keys()) if (!engines.has(new URL(url).pathname)) await cache.delete(url);
}

async function keepEngines(): Promise<void> {
  const cache = await caches.open(ENGINES);
  for (const url of engines) if (!(await cache.match(url))) await cache.add(url);
}

self.addEventListener('activate', (event) => event.waitUntil(dropOldEngines().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const { type, script } = event.data as { type: string; script?: string };
  if (type === 'knows') event.ports[0]?.postMessage(scripts.has(script ?? ''));
  if (type === 'take-over') void self.skipWaiting();
  if (type === 'keep-engines') event.waitUntil(keepEngines().catch(() => undefined));
});
