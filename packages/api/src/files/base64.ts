const prefix = /^data:[\w.+-]{1,100}\/[\w.+-]{1,100};base64,/;

/** Bytes of a base64 text, with or without its 'data:' prefix; null when it is none, or empty. */
export function decodeBase64(text: string): Uint8Array | null {
  const body = text.slice(0, 250).replace(prefix, '') + text.slice(250);
  if (body === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(body)) return null;
  return Buffer.from(body, 'base64');
}
