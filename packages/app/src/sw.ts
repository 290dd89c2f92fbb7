import { publicPages } from '@caderneta/contract';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
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

/** The page as the server gave it last, of this worker's own version: it names where the API is. */
const PAGE = 'caderneta-page';
const PAGE_URL = '/index.html';
const ENGINES = 'caderneta-engines';
/** Large and rarely new: PDF and the writer of sheets, which are fetched once somebody is here who corrects. */
const isEngine = (url: string) => /^assets\/(make-sheets|pdf[-.])/.test(url);
const publicAddresses = new Set<string>(Object.values(publicPages));
/** The addresses that are the app itself. Everything else, all of the API among it, is left to the browser. */
const isPage = (path: string) => publicAddresses.has(path) || path === '/app' || path.startsWith('/app/');

const files = self.__WB_MANIFEST;
const engines = new Set(files.filter(({ url }) => isEngine(url)).map(({ url }) => `/${url}`));
const scripts = new Set(files.map(({ url }) => new URL(url, self.location.href).href));

/** Asks for the page again, for the next opening. One of another version stays with the worker that will bring its scripts. */
async function renewPage(): Promise<void> {
  const answer = await fetch(PAGE_URL, { cache: 'no-cache' });
  if (!answer.ok) return;
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.clone().text())?.[1] ?? '';
  if (scripts.has(new URL(entry, self.location.href).href)) await (await caches.open(PAGE)).put(PAGE_URL, answer);
}

// What the device has is shown at once, and nobody waits for the line. A newer version announces itself on the page.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async ({ request, event }) => {
    const stored = (await (await caches.open(PAGE)).match(PAGE_URL)) ?? (await matchPrecache(PAGE_URL));
    if (stored === undefined) return fetch(request);
    event.waitUntil(renewPage().catch(() => undefined));
    return stored;
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_ADDRESS,
  ({ request }) => answerShare(request),
  'POST',
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

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldEngines(), caches.delete(PAGE)]).then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  const { type, script } = event.data as { type: string; script?: string };
  if (type === 'knows') event.ports[0]?.postMessage(scripts.has(script ?? ''));
  if (type === 'take-over') void self.skipWaiting();
  if (type === 'keep-engines') event.waitUntil(keepEngines().catch(() => undefined));
});
