/** Where a phone posts what a person shares with the installed app; the service worker answers it. */
export const SHARE_ADDRESS = '/app/compartilhar';
/** Name of the form's files. */
export const SHARED_FIELD = 'files';
const CACHE = 'caderneta-shared';
const addressOf = (index: number) => `/shared/${index}`;

/** Whether this browser keeps files between pages: over HTTPS and on localhost. */
const canKeep = (): boolean => 'caches' in globalThis;

/** Keeps what was shared until a correction takes it; what was shared before and never taken goes. */
export async function keepSharedFiles(files: readonly File[]): Promise<void> {
  await forgetSharedFiles();
  const cache = await caches.open(CACHE);
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(addressOf(index), new Response(file, { headers }));
  }
}

/** How many shared files wait to be corrected. */
export async function countSharedFiles(): Promise<number> {
  if (!canKeep() || !(await caches.has(CACHE))) return 0;
  return (await (await caches.open(CACHE)).keys()).length;
}

/** The shared files, in their order; whoever takes them over forgets them. */
export async function readSharedFiles(): Promise<File[]> {
  if (!canKeep() || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request);
      if (!answer) return [];
      const { headers } = answer;
      const name = decodeURIComponent(headers.get('x-name') ?? '');
      return [new File([await answer.blob()], name, { type: headers.get('content-type') ?? '' })];
    }),
  );
  return files.flat();
}

/** Forgets them: they are somebody's sheets, and whoever signs in next is somebody else. */
export async function forgetSharedFiles(): Promise<void> {
  if (canKeep()) await caches.delete(CACHE);
}
