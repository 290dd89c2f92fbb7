/** A file's bytes in base64, without the 'data:' prefix; null when it cannot be read. */
export function readBase64(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve(null);
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? null);
    reader.readAsDataURL(file);
  });
}

/** The longest wait for a file's upload, ms: 28 MB over a school's slow line. */
export const uploadTimeoutMs = 15 * 60_000;

/** The bytes of a text in base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
