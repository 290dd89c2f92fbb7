/** A random UUID, also where the page is not served over HTTPS and `crypto.randomUUID` is missing. */
export function uniqueId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * The `Idempotency-Key` of a write that may be tried again: the same content keeps its key, so that a save whose answer was
 * lost counts once; changed content gets another.
 */
export class WriteKey {
  #content: string | null = null;
  #key = '';

  keyFor(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content) {
      this.#content = text;
      this.#key = uniqueId();
    }
    return this.#key;
  }

  /** The write succeeded: the same content again is another write. */
  done(): void {
    this.#content = null;
  }
}
