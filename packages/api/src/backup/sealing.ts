import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';

// Archives are sealed as `age` does it (https://age-encryption.org): any program that speaks it opens them, too.

const sealedStart = 'age-encryption.org/';
const privateKeyLine = /^AGE-SECRET-KEY-\S+$/;

export type Bytes = AsyncIterable<Uint8Array>;

/** Whether a text is a public key of age, 'age1…'. */
export function isPublicKey(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a file is sealed; false where it cannot be read. */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sealedStart.length), 0, sealedStart.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === sealedStart;
  } finally {
    await file.close();
  }
}

/** A new private key with its public one. */
export async function newKeyPair(): Promise<{ privateKey: string; publicKey: string }> {
  const privateKey = await generateX25519Identity();
  return { privateKey, publicKey: await identityToRecipient(privateKey) };
}

/** The private key in a file as age-keygen writes it, comments and all; null where it holds none. */
export async function readPrivateKey(path: string): Promise<string | null> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  return lines.find((line) => privateKeyLine.test(line)) ?? null;
}

export interface Seal {
  seal(plain: Bytes): AsyncGenerator<Uint8Array>;
  /** A key of this seal alone, stored nowhere: whoever sealed can read back what was written. */
  readonly ownKey: string;
}

/** Seals for the holder of a public key's private one. */
export async function createSeal(publicKey: string): Promise<Seal> {
  // Keys of before and after quantum computers do not stand side by side: the weaker one would undo the other.
  const ownKey = await (publicKey.startsWith('age1pq') ? generateHybridIdentity() : generateX25519Identity());
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  encrypter.addRecipient(await identityToRecipient(ownKey));
  return {
    ownKey,
    seal: async function* (plain) {
      yield* (await encrypter.encrypt(streamOf(plain))) as unknown as Bytes;
    },
  };
}

const opened = (sealed: Bytes, privateKey: string): Promise<globalThis.ReadableStream<Uint8Array>> => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(privateKey);
  return decrypter.decrypt(streamOf(sealed));
};

/** Whether a private key opens a sealed file; what is in it may still be damaged. */
export async function opens(path: string, privateKey: string): Promise<boolean> {
  const sealed = createReadStream(path);
  // Whoever reads it hears of it; an error that comes before or after them is nobody's.
  sealed.on('error', () => undefined);
  try {
    await (await opened(sealed, privateKey)).cancel();
    return true;
  } catch {
    return false;
  } finally {
    sealed.destroy();
  }
}

/** What was sealed, in plain. Throws where the private key does not open it, or where it was changed or cut short. */
export async function* unseal(sealed: Bytes, privateKey: string): AsyncGenerator<Uint8Array> {
  yield* (await opened(sealed, privateKey)) as unknown as Bytes;
}

/** Pulled piece by piece: what `Readable.toWeb` makes throws where nobody catches it, when it is cancelled while a piece is on its way. */
const streamOf = (bytes: Bytes) => ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
