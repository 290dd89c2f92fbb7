import { afterEach, expect, test } from 'vitest';
import type { SheetPhotoReader } from '../../server/context/sheet-photo-reader.ts';
import { createPhotoPool } from './photo-pool.ts';

const spec = { groups: [1], options: 4 };
let reader: SheetPhotoReader;
afterEach(() => reader.close());

test('a photo that brings the thread down costs that photo alone', async () => {
  const errors: unknown[] = [];
  reader = createPhotoPool((error) => errors.push(error));
  // No thread can be sent a shape that its program cannot take apart.
  const fatal = reader.read(new Uint8Array([1]), null as unknown as typeof spec);
  const next = reader.read(new Uint8Array([1, 2, 3]), spec);
  expect(await fatal).toMatchObject({ ok: false });
  expect(await next).toMatchObject({ ok: false, code: 'not-an-image' });
});

test('closing answers what waits, and everything after', async () => {
  reader = createPhotoPool(() => undefined);
  const waiting = [1, 2, 3].map(() => reader.read(new Uint8Array([1]), spec));
  await reader.close();
  for (const reading of [...waiting, reader.read(new Uint8Array([1]), spec)]) {
    expect(await reading).toMatchObject({ ok: false, code: 'engine-failed', message: 'Falha ao processar OMR' });
  }
});
