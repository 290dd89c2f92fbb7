import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTime, writeTime } from './time-text.ts';

it('reads every time it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const text = writeTime({ hour, minute });
      expect(text).toMatch(/^\d\d:\d\d$/);
      expect(readTime(text)).toMatchObject({ hour, minute });
      expect(readTime(`${text}:30`)).toMatchObject({ hour, minute, second: 0 });
    }),
  );
});

it('takes no time that does not exist', () => {
  for (const text of ['', null, undefined, '24:00', '8h', '12:60']) expect(readTime(text)).toBeNull();
});
