import { describe, expect, it } from 'vitest';
import { unsettled } from './accepted-looks.ts';

const accepted = { chromium: '156', text: 'ab', looks: { 'button--primary.light': '1', 'button--primary.dark': '2' } };

describe('what fingerprints leave open', () => {
  it('is nothing where every look is drawn as it was', () => {
    expect(unsettled(accepted, accepted)).toEqual([]);
  });

  it('is a look that is drawn otherwise, and no new one', () => {
    const looks = { ...accepted.looks, 'button--primary.dark': '3', 'button--new.light': '4' };
    expect(unsettled(accepted, { ...accepted, looks })).toEqual(['button--primary.dark']);
  });

  it('is every look under another Chromium, or where letters are drawn otherwise', () => {
    const all = Object.keys(accepted.looks);
    expect(unsettled(accepted, { ...accepted, chromium: '157' })).toEqual(all);
    expect(unsettled(accepted, { ...accepted, text: 'cd' })).toEqual(all);
  });
});
