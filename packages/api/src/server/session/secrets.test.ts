import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('uma chave');

test('what was sealed is opened by the same key alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = secrets.seal(text);
      expect(secrets.open(sealed)).toBe(text);
      expect(createSecrets('outra chave').open(sealed)).toBeNull();
      expect(secrets.seal(text)).not.toBe(sealed);
    }),
  );
});

test('a seal that was changed does not open', () => {
  const bytes = Buffer.from(secrets.seal('segredo'), 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(secrets.open(changed.toString('base64'))).toBeNull();
  }
  for (const text of ['', 'segredo', 'x'.repeat(100)]) expect(secrets.open(text)).toBeNull();
});
