import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateHybridIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeal, isPublicKey, isSealed, newKeyPair, opens, unseal } from './sealing.ts';

const plain = randomBytes(2_000_000);
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selo '));
  file = join(folder, 'selado.age');
});
afterAll(() => rm(folder, { recursive: true }));

async function sealed(publicKey: string): Promise<string> {
  const { seal, ownKey } = await createSeal(publicKey);
  await pipeline(Readable.from([plain.subarray(0, 700_000), plain.subarray(700_000)]), seal, createWriteStream(file));
  return ownKey;
}

async function read(key: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of unseal(createReadStream(file), key)) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('what is sealed is opened by the private key and by the seal’s own, by no other; keys of both kinds', async () => {
  const usual = await newKeyPair();
  const hybrid = await generateHybridIdentity();
  for (const [publicKey, privateKey] of [
    [usual.publicKey, usual.privateKey],
    [await identityToRecipient(hybrid), hybrid],
  ] as const) {
    expect(isPublicKey(publicKey)).toBe(true);
    const ownKey = await sealed(publicKey);
    expect(await isSealed(file)).toBe(true);
    for (const key of [privateKey, ownKey]) expect((await read(key)).equals(plain)).toBe(true);
    expect(await opens(file, (await newKeyPair()).privateKey)).toBe(false);
  }
  expect([isPublicKey('age1abc'), isPublicKey(usual.privateKey), await isSealed(join(folder, 'nada'))]).toEqual([
    false,
    false,
    false,
  ]);
});

test('to look whether a key opens a file throws nothing where nobody catches it', async () => {
  const ownKey = await sealed((await newKeyPair()).publicKey);
  const thrown: unknown[] = [];
  const note = (error: unknown) => void thrown.push(error);
  process.on('uncaughtException', note);
  for (let turn = 0; turn < 150; turn += 1) {
    const busy = setInterval(
      () => {
        for (const startedAt = performance.now(); performance.now() - startedAt < 3; );
      },
      turn % 3 === 0 ? 1 : 1000,
    );
    expect(await opens(file, ownKey)).toBe(true);
    await sleep(turn % 4);
    clearInterval(busy);
  }
  await sleep(50);
  process.off('uncaughtException', note);
  expect(thrown).toEqual([]);
});
