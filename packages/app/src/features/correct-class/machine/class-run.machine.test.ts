import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { progressOfRoll } from './class-roll.ts';
import type { ClassEvent } from './class-run.events.ts';
import { classRun, sightingOf } from './class-run.machine.ts';
import { type ClassRun, isBatchRunning, isReadingFrames } from './class-run.state.ts';
import { pupils, resultRow, runOf, sheet } from './class-samples.ts';

const send = (run: ClassRun, ...events: ClassEvent[]) => events.reduce(classRun, run);
const filming = (corrected: readonly string[] = []) =>
  send(runOf(corrected), { type: 'stream-wanted' }, { type: 'camera-started' });

/** A frame as the screen hands it over; `closer` is what a closer look at a sheet without a code finds. */
function frame(
  run: ClassRun,
  draft: SheetDraft | null,
  closer = (settled: SheetDraft): SheetDraft => settled,
): ClassRun {
  if (draft === null) return send(run, { type: 'sheet-missed' });
  const sighting = sightingOf(run, draft);
  const seen = send(run, { type: 'sheet-read', sighting });
  return sighting.kind === 'settled' ? send(seen, { type: 'sheet-settled', draft: closer(sighting.draft) }) : seen;
}
const show = (run: ClassRun, draft: SheetDraft, times = 3) =>
  Array.from({ length: times }, () => draft).reduce((now, each) => frame(now, each), run);
const away = (run: ClassRun) => [null, null, null].reduce((now, none) => frame(now, none), run);
const savedTo = ({ saves }: ClassRun) => saves.filter(({ state }) => state === 'kept').map(({ student }) => student);

describe('sheets with codes', () => {
  it('go to their pupils, in whatever order they come', () => {
    const run = [sheet('AAAAAAAAAA', 'caio'), sheet('BBBBBBBBBB', 'ana')].reduce(
      (now, each) => show(now, each),
      filming(),
    );
    expect(savedTo(run)).toEqual(['caio', 'ana']);
    expect([progressOfRoll(run.roll).done, run.roll.get('caio')?.status]).toEqual([2, 'CORRECTED']);
  });

  it('with a doubt are in review', () => {
    const run = show(filming(), sheet('*AAAAAAAAA', 'caio'));
    expect(run.roll.get('caio')?.status).toBe('IN_REVIEW');
  });

  it('of another assessment are refused, and the stream goes on', () => {
    const run = show(filming(), sheet('AAAAAAAAAA', 'caio', 'AV400'));
    expect([savedTo(run), run.word, isReadingFrames(run)]).toEqual([[], { kind: 'foreign', code: null }, true]);
  });

  it('of another pupil than the one picked save nothing until the teacher chooses', () => {
    const asked = show(send(filming(), { type: 'pupil-picked', id: 'ana' }), sheet('AAAAAAAAAA', 'caio'));
    expect(asked.question?.question).toEqual({ kind: 'other-student', owner: 'caio', picked: 'ana' });
    expect([savedTo(asked), isReadingFrames(asked)]).toEqual([[], false]);
    expect(savedTo(show(asked, sheet('BBBBBBBBBB', 'bia')))).toEqual([]);
    const chosen = send(asked, { type: 'question-answered', student: 'caio' });
    expect([savedTo(chosen), chosen.picked, chosen.question]).toEqual([['caio'], null, null]);
    expect(savedTo(send(asked, { type: 'question-answered', student: 'ana' }))).toEqual(['ana']);
    const ignored = show(send(asked, { type: 'question-answered', student: null }), sheet('AAAAAAAAAA', 'caio'));
    expect(savedTo(ignored)).toEqual([]);
  });

  it('of a pupil already corrected ask before replacing, and name the version that they replace', () => {
    const asked = show(filming(['caio']), sheet('AAAAAAAAAA', 'caio'));
    expect(asked.question?.question).toEqual({ kind: 'replace', student: 'caio', how: 'code' });
    const replaced = send(asked, { type: 'question-answered', student: 'caio' });
    expect(replaced.saves).toMatchObject([{ student: 'caio', version: 1 }]);
  });

  it('shown again after others are known, not saved twice', () => {
    const caio = sheet('AAAAAAAAAA', 'caio');
    const run = show(show(show(filming(), caio), sheet('BBBBBBBBBB', 'ana')), caio);
    expect([savedTo(run), run.word]).toEqual([['caio', 'ana'], { kind: 'known', student: 'caio' }]);
  });

  it('of nobody in this class are the teacher’s to place', () => {
    const outsider = { ...sheet('AAAAAAAAAA'), strip: { assessment: 318, pupil: 7 } };
    expect(show(filming(), outsider).question?.question).toMatchObject({ kind: 'whose', why: 'unknown-student' });
  });
});

describe('sheets without a code', () => {
  const answers = ['AAAAAAAAAA', 'BBBBBBBBBB', 'CCCCCCCCCC'];

  it('take the next pupil of the list who has no result', () => {
    const run = answers.reduce((now, each) => show(now, sheet(each)), filming(['bia']));
    expect(run.saves.map(({ student, how }) => [student, how])).toEqual(
      ['ana', 'caio', 'duda'].map((student) => [student, 'next']),
    );
  });

  it('can be taken back: the pupil is pending again, and next', () => {
    const saved = show(filming(), sheet(answers[0] ?? ''));
    const undone = send(saved, { type: 'save-undone', save: 0 });
    expect([undone.roll.get('ana')?.status, undone.saves[0]?.state]).toEqual(['PENDING', 'undone']);
    expect(savedTo(show(undone, sheet(answers[1] ?? '')))).toEqual(['ana']);
  });

  it('take the pupil whom the teacher picked', () => {
    const run = show(send(filming(), { type: 'pupil-picked', id: 'duda' }), sheet('AAAAAAAAAA'));
    expect([savedTo(run), run.picked]).toEqual([['duda'], null]);
  });

  it('in a pile of sheets with codes are asked about: the code may be covered', () => {
    const run = show(show(filming(), sheet('AAAAAAAAAA', 'ana')), sheet('BBBBBBBBBB'));
    expect(run.question?.question).toEqual({ kind: 'whose', why: 'unread', code: null, suggested: 'bia' });
  });

  it('like the last one, back in the picture, are asked about', () => {
    const run = show(away(show(filming(), sheet('AAAAAAAAAA'))), sheet('AAAAAAAAAA'));
    expect([savedTo(run), run.question?.question]).toEqual([
      ['ana'],
      { kind: 'same-again', before: 'ana', next: 'bia' },
    ]);
    expect(savedTo(send(run, { type: 'question-answered', student: 'bia' }))).toEqual(['ana', 'bia']);
  });

  it('once everybody has a result are the teacher’s to place', () => {
    const run = show(filming(pupils.map(({ id }) => id)), sheet('AAAAAAAAAA'));
    expect(run.question?.question).toMatchObject({ kind: 'whose', why: 'nobody-left' });
    const chosen = send(run, { type: 'question-answered', student: 'ana' });
    expect(chosen.question?.question).toMatchObject({ kind: 'replace', student: 'ana' });
  });
});

describe('what the server says', () => {
  it('of a save that it refused puts the pupil back', () => {
    const run = send(show(filming(), sheet('AAAAAAAAAA', 'ana')), { type: 'save-refused', save: 0 });
    expect([run.roll.get('ana')?.status, progressOfRoll(run.roll).done]).toEqual(['PENDING', 0]);
  });

  it('late of before a save does not undo it; later news do count', () => {
    const saved = show(filming(), sheet('AAAAAAAAAA', 'ana'));
    const late = send(saved, {
      type: 'results-loaded',
      rows: [resultRow('ana', 'PENDING'), resultRow('bia', 'IN_REVIEW')],
    });
    expect([late.roll.get('ana')?.status, late.roll.get('bia')?.status]).toEqual(['CORRECTED', 'IN_REVIEW']);
    const news = send(late, { type: 'results-loaded', rows: [resultRow('ana', 'IN_REVIEW', 4)] });
    expect(news.roll.get('ana')).toMatchObject({ status: 'IN_REVIEW', version: 4 });
  });
});

describe('the camera', () => {
  it('reads only while it is on, wanted, and nothing is asked', () => {
    const run = send(runOf(), { type: 'stream-wanted' });
    expect([run.camera, isReadingFrames(run)]).toEqual(['starting', false]);
    const on = send(run, { type: 'camera-started' });
    expect(isReadingFrames(on)).toBe(true);
    expect(isReadingFrames(send(on, { type: 'stream-stopped' }))).toBe(false);
    expect(send(on, { type: 'camera-stopped' }).camera).toBe('off');
  });

  it('that fails leaves files as the way', () => {
    const lost = send(filming(), { type: 'camera-failed' });
    expect(lost).toMatchObject({ mode: 'upload', cameraUsable: false, camera: 'off', isStreaming: false });
  });
});

describe('files', () => {
  const read = (run: ClassRun, page: number, draft: SheetDraft) =>
    send(run, { type: 'page-started', page }, { type: 'page-read', page, draft });
  const start = (count: number, corrected: readonly string[] = []) => {
    const pages = Array.from({ length: count }, (_, index) => ({ name: 'turma.pdf', number: index + 1 }));
    return send(runOf(corrected), { type: 'pages-added', pages });
  };
  const stateOf = (run: ClassRun) => run.pages.map(({ state }) => state.name);

  it('save what is sure and keep a list of what needs a human', () => {
    let run = start(5, ['bia']);
    run = read(run, 0, sheet('AAAAAAAAAA', 'ana'));
    run = read(run, 1, sheet('BBBBBBBBBB'));
    run = read(run, 2, sheet('CCCCCCCCCC', 'bia'));
    run = send(run, { type: 'page-started', page: 3 }, { type: 'page-failed', page: 3, message: 'Nenhuma folha' });
    run = read(run, 4, sheet('CCCCCCCCCC', 'caio', 'AV400'));
    expect(stateOf(run)).toEqual(['saved', 'asking', 'asking', 'unread', 'foreign']);
    expect([savedTo(run), isBatchRunning(run)]).toEqual([['ana'], false]);
    const placed = send(run, { type: 'page-answered', page: 1, student: 'duda' });
    const replaced = send(placed, { type: 'page-answered', page: 2, student: 'bia' });
    expect([savedTo(replaced), replaced.saves[2]?.version]).toEqual([['ana', 'duda', 'bia'], 1]);
    expect(stateOf(send(replaced, { type: 'page-answered', page: 3, student: null }))[3]).toBe('dropped');
  });

  it('with the same sheet twice save it once', () => {
    const twice = read(read(start(2), 0, sheet('AAAAAAAAAA', 'ana')), 1, sheet('AAAAAAAAAA', 'ana'));
    expect([stateOf(twice), savedTo(twice)]).toEqual([['saved', 'known'], ['ana']]);
  });

  it('read nothing more once cancelled', () => {
    const half = send(read(start(3), 0, sheet('AAAAAAAAAA', 'ana')), { type: 'page-started', page: 1 });
    const cancelled = read(send(half, { type: 'batch-cancelled' }), 1, sheet('BBBBBBBBBB', 'bia'));
    expect([stateOf(cancelled), savedTo(cancelled)]).toEqual([['saved', 'dropped', 'dropped'], ['ana']]);
  });
});

describe('whatever lies before the camera', () => {
  const letters = fc.stringMatching(/^[A-D-]{10}$/);
  const pile = fc.uniqueArray(fc.record({ owner: fc.constantFrom(...pupils.map(({ id }) => id)), answers: letters }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ owner }) => owner,
  });
  /** How each frame of a sheet comes out: seen well, one answer misread, its code covered, or nothing read. */
  const views = fc.array(fc.constantFrom('well', 'misread', 'covered', 'missed'), { maxLength: 8 });
  const misread = (answers: string, at: number) =>
    [...answers].map((letter, index) => (index === at % 10 ? (letter === 'A' ? 'B' : 'A') : letter)).join('');

  it('a sheet with a code is never saved to another pupil, and nobody is saved twice', () => {
    const shows = fc.array(fc.record({ sheet: fc.nat(4), views, noise: fc.nat(9) }), { maxLength: 8 });
    fc.assert(
      fc.property(pile, shows, (sheets, turns) => {
        let run = filming();
        for (const { sheet: which, views: seen, noise } of turns) {
          const { owner, answers } = sheets[which % sheets.length]!;
          for (const view of seen) {
            const read = view === 'misread' ? misread(answers, noise) : answers;
            const draft = view === 'missed' ? null : sheet(read, view === 'covered' ? null : owner);
            // A closer look sees what a frame of the stream could not.
            run = frame(run, draft, (settled) => ({ ...settled, strip: sheet(answers, owner).strip }));
            if (run.question) run = send(run, { type: 'question-answered', student: null });
          }
        }
        expect(new Set(savedTo(run)).size).toBe(savedTo(run).length);
        for (const save of run.saves) expect(ownerBy(save.draft)).toBe(save.student);
      }),
      { numRuns: 400 },
    );
  });

  const ownerBy = (draft: SheetDraft) =>
    pupils.find(({ id }) => JSON.stringify(sheet('', id).strip) === JSON.stringify(draft.strip))?.id;

  it('sheets without codes are saved once each, in the list’s order, unless the teacher is asked', () => {
    const one = fc.record({
      answers: letters,
      views: fc.array(fc.constantFrom('well', 'misread', 'missed'), { maxLength: 10 }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 5 }), fc.nat(9), (sheets, noise) => {
        let run = filming();
        let asked = 0;
        for (const { answers, views: seen } of sheets) {
          const before = run.saves.length;
          for (const view of seen) {
            const draft = view === 'missed' ? null : sheet(view === 'misread' ? misread(answers, noise) : answers);
            run = frame(run, draft);
            if (run.question) {
              asked += 1;
              run = send(run, { type: 'question-answered', student: null });
            }
          }
          expect(run.saves.length - before).toBeLessThanOrEqual(1);
        }
        expect(savedTo(run)).toEqual(pupils.slice(0, run.saves.length).map(({ id }) => id));
        expect(run.saves.length + asked).toBeLessThanOrEqual(sheets.length * 4);
      }),
      { numRuns: 300 },
    );
  });

  it('pages are saved to whom they name, each pupil once, in any order, cancelled at any moment', () => {
    const page = fc.record({ owner: fc.option(fc.constantFrom(...pupils.map(({ id }) => id))), answers: letters });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 12 }), fc.nat(14), (sheets, cancelledAt) => {
        let run = send(runOf(), {
          type: 'pages-added',
          pages: sheets.map((_, index) => ({ name: 'turma.pdf', number: index + 1 })),
        });
        for (const [index, { owner, answers }] of sheets.entries()) {
          if (index === cancelledAt) run = send(run, { type: 'batch-cancelled' });
          const draft = sheet(answers, owner);
          // A page answered twice, as by a reader that was started again, counts once.
          for (let time = 0; time < 2; time++) {
            run = send(run, { type: 'page-started', page: index }, { type: 'page-read', page: index, draft });
          }
        }
        expect(new Set(savedTo(run)).size).toBe(savedTo(run).length);
        for (const save of run.saves) {
          expect(sheets[save.page ?? -1]?.owner).toBe(save.student);
          expect(save.page).toBeLessThan(cancelledAt);
        }
      }),
    );
  });
});
