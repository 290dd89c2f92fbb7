import { stripOf } from '@caderneta/omr-engine';
import { describe, expect, it } from 'vitest';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { sheet, sheetCode } from './class-samples.ts';
import { emptyWatch, type SheetWatch, watchDealt, watchMiss, watchRead } from './sheet-watch.ts';

const gone = 'gone';
/** What each frame says; a sheet that settles is dealt with. */
function look(frames: readonly (SheetDraft | typeof gone)[], start: SheetWatch = emptyWatch) {
  let watch = start;
  return frames.map((frame) => {
    if (frame === gone) {
      watch = watchMiss(watch);
      return 'missed';
    }
    const sighting = watchRead(watch, frame);
    watch = sighting.kind === 'settled' ? watchDealt(sighting.draft) : sighting.watch;
    return sighting.kind === 'more' && sighting.isCodeMissing ? 'code?' : sighting.kind;
  });
}

const ana = sheet('ABCDABCDAB', 'ana');
const bia = sheet('DDDDDDDDDD', 'bia');
const bare = (answers: string) => sheet(answers);

describe('the sheet before the camera', () => {
  it('settles at two like readings with its code, three without one', () => {
    expect(look([ana, ana])).toEqual(['more', 'settled']);
    expect(look([bare('ABCD'), bare('ABCD'), bare('ABCD')])).toEqual(['more', 'more', 'settled']);
  });

  it('with a doubt needs three', () => {
    const doubtful = sheet('A*CDABCDAB', 'ana');
    expect(look([doubtful, doubtful, doubtful])).toEqual(['more', 'more', 'settled']);
  });

  it('that stays is not read again, nor when it comes back', () => {
    expect(look([ana, ana, ana, ana, gone, gone, gone, ana, ana])).toEqual([
      ...['more', 'settled', 'seen-before', 'seen-before'],
      ...['missed', 'missed', 'missed', 'seen-before', 'seen-before'],
    ]);
  });

  it('that comes back with other answers is read anew', () => {
    const changed = sheet('DDDDABCDAB', 'ana');
    expect(look([ana, ana, changed, gone, gone, gone, changed, changed])).toEqual([
      ...['more', 'settled', 'seen-before', 'missed', 'missed', 'missed', 'more', 'settled'],
    ]);
  });

  it('follows another at once, without a pause between them', () => {
    expect(look([ana, ana, bia, bia])).toEqual(['more', 'settled', 'more', 'settled']);
    expect(look([ana, bia, ana, bia])).toEqual(['more', 'more', 'more', 'more']);
  });

  it('never takes its code from the sheet before', () => {
    const hidden = bare('DDDDDDDDDD');
    expect(look([ana, hidden, hidden])).toEqual(['more', 'more', 'more']);
    const alike = bare('ABCDABCDAB');
    expect(look([ana, alike, alike, alike])).toEqual(['more', 'code?', 'code?', 'code?']);
    expect(look([alike, alike, ana, ana])).toEqual(['more', 'more', 'more', 'settled']);
  });

  it('without a code that comes back like it was is another reading: the teacher will be asked', () => {
    const one = bare('ABCDABCDAB');
    expect(look([one, one, one, one, gone, gone, gone, one, one, one])).toEqual([
      ...['more', 'more', 'settled', 'seen-before', 'missed', 'missed', 'missed', 'more', 'more', 'settled'],
    ]);
  });

  it('without a code does not hide a pupil’s like it that follows at once', () => {
    const named = sheet('ABCDABCDAC', 'bia');
    const one = bare('ABCDABCDAB');
    expect(look([one, one, one, named, named])).toEqual(['more', 'more', 'settled', 'more', 'settled']);
  });

  it('without a code is not hidden by a pupil’s much like it that was there before', () => {
    const alike = bare('ABCDABCDAC');
    expect(look([ana, ana, alike, alike, alike])).toEqual(['more', 'settled', 'more', 'more', 'settled']);
    expect(look([ana, ana, bare('ABCDABCDAB')])).toEqual(['more', 'settled', 'seen-before']);
  });

  it('a code that names nobody counts as none', () => {
    const master = { ...bare('ABCD'), strip: stripOf(sheetCode) };
    expect(look([master, master, master])).toEqual(['more', 'more', 'settled']);
  });
});
