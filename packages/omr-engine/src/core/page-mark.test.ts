import type { PageNumber } from '@caderneta/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeStrip, isSameStrip, stripCells, stripOf } from './identity-strip.ts';
import { pageIdentity, pageOfIdentity, pageOn } from './page-mark.ts';

const sheets = fc.stringMatching(/^[A-Z]{2}[0-9]{1,6}(-[A-Z0-9]{1,12})?(~B)?$/);
const pages: readonly PageNumber[] = [1, 2];

it('a page is told by its code and by its strip, of a pupil’s sheet and of one without a name', () => {
  fc.assert(
    fc.property(sheets, fc.constantFrom(...pages), (sheet, page) => {
      const identity = pageIdentity(sheet, page);
      expect(pageOfIdentity(identity.toLowerCase())).toBe(page);
      const strip = decodeStrip(stripCells(stripOf(identity)));
      expect(strip).toEqual(stripOf(identity));
      expect(pageOn({ identity: null, strip })).toBe(page);
      expect(strip?.pupil === 0).toBe(!sheet.includes('-'));
    }),
  );
});

it('no strip of a first page is that of a second, whoever’s they are', () => {
  fc.assert(
    fc.property(sheets, sheets, (one, other) => {
      expect(isSameStrip(stripOf(pageIdentity(one, 1)), stripOf(pageIdentity(other, 2)))).toBe(false);
    }),
  );
});

it('nothing is said where no code was read, nor by that of a sheet of one page', () => {
  expect(pageOn({ identity: null, strip: null })).toBeNull();
  expect(pageOn({ identity: 'AV318-20260417~B', strip: stripOf('AV318-1') })).toBeNull();
});
