import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compareLook } from '../compare-look.ts';
import { fingerprint } from './accepted-looks.ts';
import { type Draw, type Pictures, settleLooks } from './settle-looks.ts';

type Colour = readonly [red: number, green: number, blue: number];
const green: Colour = [29, 98, 80];
const red: Colour = [176, 42, 48];
const white: Colour = [255, 255, 255];

/** A widget of one colour on white. */
function picture(colour: Colour): Buffer {
  const png = new PNG({ width: 64, height: 64 });
  for (let pixel = 0; pixel < 64 * 64; pixel += 1) {
    const isWidget = pixel % 64 < 32;
    png.data.set([...(isWidget ? colour : white), 255], 4 * pixel);
  }
  return PNG.sync.write(png);
}

const pictures = (badge: Colour): Pictures =>
  new Map([
    ['badge--tones.light', picture(badge)],
    ['button--primary.light', picture(green)],
  ]);
const accepted = {
  ...{ chromium: '156', text: 'ab' },
  looks: Object.fromEntries([...pictures(green)].map(([look, png]) => [look, fingerprint(png)])),
};
const here = { chromium: '156', text: 'ab' };

/** Draws one picture after the other, and remembers what it was asked for. */
function drawing(...drawn: Pictures[]): { draw: Draw; asked: (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  return {
    asked,
    draw: async (stories) => {
      asked.push(stories);
      return drawn[Math.min(asked.length, drawn.length) - 1] ?? new Map();
    },
  };
}

describe('looks of stories against those that were accepted', () => {
  it('are settled by their fingerprints where nothing has changed: nothing is drawn again', async () => {
    const [again, before] = [drawing(), drawing()];
    const looks = { accepted, by: here, now: pictures(green), draw: again.draw, drawBefore: before.draw };
    expect(await settleLooks({ ...looks, compare: compareLook })).toEqual([]);
    expect([again.asked, before.asked]).toEqual([[], []]);
  });

  it('fail when one widget’s colour has changed, with both pictures', async () => {
    const [again, before] = [drawing(pictures(red)), drawing(pictures(green))];
    const looks = { accepted, by: here, now: pictures(red), draw: again.draw, drawBefore: before.draw };
    const changed = await settleLooks({ ...looks, compare: compareLook });
    expect(changed.map(({ look }) => look)).toEqual(['badge--tones.light']);
    expect(changed[0]).toMatchObject({ before: picture(green), now: picture(red) });
    expect(before.asked).toEqual([['badge--tones']]);
  });

  it('are as accepted when a frame came late once', async () => {
    const [again, before] = [drawing(pictures(white), pictures(green)), drawing()];
    const looks = { accepted, by: here, now: pictures(white), draw: again.draw, drawBefore: before.draw };
    expect(await settleLooks({ ...looks, compare: compareLook })).toEqual([]);
    expect(again.asked).toEqual([['badge--tones'], ['badge--tones']]);
    expect(before.asked).toEqual([]);
  });

  it('are all drawn from both commits under another major version, and only what differs there fails', async () => {
    const by = { chromium: '157', text: 'cd' };
    const elsewhere: Colour = [30, 99, 81];
    const redrawn = new Map([...pictures(elsewhere), ['button--primary.light', picture(elsewhere)] as const]);
    const [again, before] = [drawing(), drawing(redrawn)];
    const looks = { accepted, by, now: redrawn, draw: again.draw, drawBefore: before.draw, compare: compareLook };
    expect(await settleLooks(looks)).toEqual([]);
    expect(before.asked).toEqual([['badge--tones', 'button--primary']]);
    const now = new Map([...redrawn, ['badge--tones.light', picture(red)] as const]);
    expect((await settleLooks({ ...looks, now })).map(({ look }) => look)).toEqual(['badge--tones.light']);
  });
});
