import type { AnswerKey, QuestionRule } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultRow } from '../../../parts/results/result-samples.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { progressOfRoll } from './class-roll.ts';
import type { ClassEvent } from './class-run.events.ts';
import { classRun, sightingOf } from './class-run.machine.ts';
import { type ClassRun, isBatchRunning, isReadingFrames } from './class-run.state.ts';
import { pupils, runOf, sheet } from './class-samples.ts';
import { countPages } from './page-counts.ts';

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
    expect(asked.question?.question).toEqual({ kind: 'replace', student: 'caio', how: 'code', agreed: [] });
    const replaced = send(asked, { type: 'question-answered', student: 'caio' });
    expect(replaced.saves).toMatchObject([{ student: 'caio', version: 1 }]);
  });

  it('all but blank are asked about, whoever they name; put aside, they are asked about each time they are shown', () => {
    const blank = sheet('---------A', 'caio');
    const asked = show(filming(), blank);
    const question = { kind: 'almost-blank', student: 'caio', how: 'code', agreed: [] };
    expect([savedTo(asked), asked.question?.question]).toEqual([[], question]);
    expect(savedTo(send(asked, { type: 'question-answered', student: 'caio' }))).toEqual(['caio']);
    const aside = show(send(asked, { type: 'question-answered', student: null }), blank);
    expect([savedTo(aside), aside.question]).toEqual([[], null]);
    expect(show(away(aside), blank).question?.question).toEqual(question);
  });

  it('of which only the teacher’s rows are empty are not asked about, and wait for their grade', () => {
    const open: QuestionRule = { kind: 'open', scale: 'halves' };
    const key: AnswerKey = [
      Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at + 1), at === 9 ? ('a' as const) : open])),
    ];
    const run = show(
      send(runOf([], { key }), { type: 'stream-wanted' }, { type: 'camera-started' }),
      sheet('---------A', 'caio'),
    );
    expect([savedTo(run), run.question, run.roll.get('caio')?.status]).toEqual([['caio'], null, 'IN_REVIEW']);
  });

  it('all but blank that replace a result are asked about twice, and saved once', () => {
    const asked = show(filming(['caio']), sheet('----------', 'caio'));
    const both = send(asked, { type: 'question-answered', student: 'caio' });
    expect([savedTo(both), both.question?.question.kind]).toEqual([[], 'almost-blank']);
    expect(savedTo(send(both, { type: 'question-answered', student: 'caio' }))).toEqual(['caio']);
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
  const chosen = (run: ClassRun, student: string) => send(run, { type: 'question-answered', student });
  const whose = (why: string, like: string | null = null) => ({ kind: 'whose', why, code: null, like });

  it('are nobody’s until the teacher chooses, whoever comes next in the list', () => {
    const asked = show(filming(['bia']), sheet('AAAAAAAAAA'));
    expect([savedTo(asked), asked.question?.question, isReadingFrames(asked)]).toEqual([[], whose('unread'), false]);
    expect(chosen(asked, 'duda').saves).toMatchObject([{ student: 'duda', how: 'teacher' }]);
    expect(savedTo(send(asked, { type: 'question-answered', student: null }))).toEqual([]);
  });

  it('can be taken back: the pupil is pending again', () => {
    const saved = chosen(show(filming(), sheet('AAAAAAAAAA')), 'ana');
    const undone = send(saved, { type: 'save-undone', save: 0 });
    expect([undone.roll.get('ana')?.status, undone.saves[0]?.state]).toEqual(['PENDING', 'undone']);
  });

  it('take the pupil whom the teacher picked', () => {
    const run = show(send(filming(), { type: 'pupil-picked', id: 'duda' }), sheet('AAAAAAAAAA'));
    expect([savedTo(run), run.picked]).toEqual([['duda'], null]);
    expect(show(run, sheet('BBBBBBBBBB')).question?.question).toEqual(whose('unread'));
  });

  it('in a pile of sheets with codes are asked about: the code may be covered', () => {
    const run = show(show(filming(), sheet('AAAAAAAAAA', 'ana')), sheet('BBBBBBBBBB'));
    expect([savedTo(run), run.question?.question]).toEqual([['ana'], whose('unread')]);
  });

  it('like the last one, back in the picture, say whose that was', () => {
    const first = chosen(show(filming(), sheet('AAAAAAAAAA')), 'ana');
    const run = show(away(first), sheet('AAAAAAAAAA'));
    expect([savedTo(run), run.question?.question]).toEqual([['ana'], whose('unread', 'ana')]);
    expect(savedTo(chosen(run, 'bia'))).toEqual(['ana', 'bia']);
  });

  it('to a pupil who has a result are asked about once more', () => {
    const run = chosen(show(filming(pupils.map(({ id }) => id)), sheet('AAAAAAAAAA')), 'ana');
    expect([savedTo(run), run.question?.question]).toMatchObject([[], { kind: 'replace', student: 'ana' }]);
  });
});

describe('what was said of the last sheet', () => {
  const caio = sheet('AAAAAAAAAA', 'caio');
  it('stands while it lies there, and leaves as soon as another is before the camera', () => {
    const saved = show(filming(), caio, 5);
    expect(saved.word).toEqual({ kind: 'saved', save: 0 });
    expect(frame(saved, sheet('BBBBBBBBBB', 'bia')).word).toBeNull();
  });

  it('leaves for a sheet that is refused, and of that one it is said each time that it is shown', () => {
    const foreign = sheet('CCCCCCCCCC', 'caio', 'AV400');
    const refused = show(show(filming(), caio), foreign);
    expect(refused.word).toEqual({ kind: 'foreign', code: null });
    const again = frame(away(show(away(refused), sheet('BBBBBBBBBB', 'bia'))), foreign);
    expect(again.word).toBeNull();
    expect(frame(again, foreign).word).toEqual({ kind: 'foreign', code: null });
  });

  it('leaves for one of another key, which no reading can settle', () => {
    const seen = { width: 1280, height: 720, outline: [], marks: [], markersFound: 4, read: null, failedFields: 1 };
    const other = { type: 'frame-seen', live: { ...seen, refusal: 'layout-mismatch' } } as const;
    const saved = show(filming(), caio);
    expect(send(saved, other, other, other).word).toEqual({ kind: 'saved', save: 0 });
    expect(send(saved, other, other, other, other).word).toBeNull();
  });
});

describe('answers that the teacher typed', () => {
  const typing = (run: ClassRun, student: string) => send(run, { type: 'typing-chosen', student });
  const typed = (run: ClassRun, student: string, answers: string) =>
    send(run, { type: 'answers-typed', student, draft: { ...sheet(answers), isTyped: true } });

  it('are saved for their pupil, even where next to nothing was marked; meanwhile nothing is read', () => {
    const open = typing(filming(), 'duda');
    expect(isReadingFrames(open)).toBe(false);
    const run = typed(open, 'duda', '---------A');
    expect([savedTo(run), run.typing, isReadingFrames(run)]).toEqual([['duda'], null, true]);
    expect(run.saves[0]?.draft.isTyped).toBe(true);
  });

  it('over a result are asked about first', () => {
    const run = typed(typing(filming(['duda']), 'duda'), 'duda', 'AAAAAAAAAA');
    expect([savedTo(run), run.question?.question]).toMatchObject([[], { kind: 'replace', student: 'duda' }]);
  });

  it('of nobody for whom typing was begun are not saved', () => {
    expect(savedTo(typed(typing(filming(), 'duda'), 'ana', 'AAAAAAAAAA'))).toEqual([]);
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

  it('are counted so that the parts are the whole', () => {
    let run = start(6, ['bia']);
    run = read(run, 0, sheet('AAAAAAAAAA', 'ana'));
    run = read(run, 1, sheet('AAAAAAAAAA', 'ana'));
    run = read(run, 2, sheet('*AAAAAAAAA', 'caio'));
    run = read(run, 3, sheet('BBBBBBBBBB'));
    run = read(run, 4, sheet('CCCCCCCCCC', 'caio', 'AV400'));
    expect(countPages(run)).toEqual({ saved: 2, inReview: 1, needed: 2, aside: 0, unread: 1 });
    const over = send(run, { type: 'batch-cancelled' }, { type: 'page-answered', page: 4, student: null });
    expect(countPages(over)).toEqual({ saved: 2, inReview: 1, needed: 1, aside: 2, unread: 0 });
  });

  it('read nothing more once cancelled', () => {
    const half = send(read(start(3), 0, sheet('AAAAAAAAAA', 'ana')), { type: 'page-started', page: 1 });
    const cancelled = read(send(half, { type: 'batch-cancelled' }), 1, sheet('BBBBBBBBBB', 'bia'));
    expect([stateOf(cancelled), savedTo(cancelled)]).toEqual([['saved', 'dropped', 'dropped'], ['ana']]);
  });
});

describe('whatever lies before the camera', () => {
  const letters = fc.stringMatching(/^[A-D-]{8}[A-D]{2}$/);
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

  it('sheets without codes are saved to whom the teacher names, and to nobody else', () => {
    const one = fc.record({
      answers: letters,
      views: fc.array(fc.constantFrom('well', 'misread', 'missed'), { maxLength: 10 }),
      owner: fc.option(fc.constantFrom(...pupils.map(({ id }) => id))),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 5 }), fc.nat(9), (sheets, noise) => {
        let run = filming();
        const named: string[] = [];
        for (const { answers, views: seen, owner } of sheets) {
          for (const view of seen) {
            const draft = view === 'missed' ? null : sheet(view === 'misread' ? misread(answers, noise) : answers);
            run = frame(run, draft);
            if (!run.question) continue;
            const saved = run.saves.length;
            run = send(run, { type: 'question-answered', student: owner });
            if (run.saves.length > saved && owner) named.push(owner);
            if (run.question) run = send(run, { type: 'question-answered', student: null });
          }
        }
        expect(savedTo(run)).toEqual(named);
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
