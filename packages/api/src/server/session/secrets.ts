import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Seals what other services gave us, so that neither the database nor a backup of it holds it to be read. */
export interface Secrets {
  /** The same text has another seal each time. */
  seal(text: string): string;
  /** Null where this key does not open it. */
  open(sealed: string): string | null;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key made of `key`, which stands where the database does not: in the environment or the data folder. */
export function createSecrets(key: string): Secrets {
  const bytes = createHash('sha256').update(key).digest();
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, bytes, nonce);
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed) {
      const parts = Buffer.from(sealed, 'base64');
      if (parts.length < nonceBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, bytes, parts.subarray(0, nonceBytes), { authTagLength: tagBytes });
      opening.setAuthTag(parts.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = opening.update(parts.subarray(nonceBytes + tagBytes));
      try {
        return Buffer.concat([text, opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
