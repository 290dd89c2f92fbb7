/**
 * The base64 text of a photo, without its 'data:' prefix: servers send the text, a list or an object whose entries carry it as
 * `photo_user` or `photo`. Null where there is none.
 */
export function photoText(value: unknown): string | null {
  if (typeof value === 'string') return value.replace(/^data:[^,]*,/, '') || null;
  if (Array.isArray(value)) return value.map(photoText).find((text) => text !== null) ?? null;
  if (typeof value !== 'object' || value === null) return null;
  const { photo_user, photo } = value as { photo_user?: unknown; photo?: unknown };
  return photoText(photo_user) ?? photoText(photo);
}
