/** A file of an archive: its path, with '/' between folders, and its bytes. */
export type ZipEntry = readonly [path: string, content: Uint8Array];

/** Files as the bytes of a ZIP. The library, the one that writes workbooks, only writes, and is loaded at the first call. */
export async function zipBytes(entries: readonly ZipEntry[]): Promise<ArrayBuffer> {
  const { CFB } = await import('xlsx');
  const archive = CFB.utils.cfb_new();
  for (const [path, content] of entries) CFB.utils.cfb_add(archive, `/${path}`, content);
  const written: ArrayLike<number> = CFB.write(archive, { fileType: 'zip', type: 'array', compression: true });
  return Uint8Array.from(written).buffer;
}
