import type { PageNumber } from '@caderneta/contract';
import { stripOf } from '@caderneta/omr-engine';
import { describe, expect, it } from 'vitest';
import { resultRow } from '../../../parts/results/result-samples.ts';
import { identityOf } from '../../../parts/sheet-identity/sheet-identity.ts';
import { draftFrom, keyFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { missingIn, progressOfRoll } from './class-roll.ts';
import type { ClassEvent } from './class-run.events.ts';
import { classRun, sightingOf } from './class-run.machine.ts';
import type { ClassRun } from './class-run.state.ts';
import { pupils, runOf, sheetCode } from './class-samples.ts';

/** Six columns: three on each page. */
const key = keyFrom('abcd', 'abcd', 'abcd', 'abcd', 'abcd', 'abcd');
const right = ['ABCD', 'ABCD', 'ABCD'];
const send = (run: ClassRun, ...events: ClassEvent[]) => events.reduce(classRun, run);
const filming = () => send(runOf([], { key }), { type: 'stream-wanted' }, { type: 'camera-started' });

function page(number: PageNumber, owner: string, columns: readonly string[] = right): SheetDraft {
  const student = pupils.find(({ id }) => id === owner) ?? pupils[0];
  const strip = student ? stripOf(identityOf(sheetCode, student, 'A', number)) : null;
  const { answers, ...draft } = draftFrom(columns, { strip });
  return { ...draft, answers: answers.map((own) => ({ ...own, group: own.group + (number - 1) * 3 })) };
}

function show(run: ClassRun, draft: SheetDraft): ClassRun {
  return [draft, draft, draft].reduce((now, each) => {
    const sighting = sightingOf(now, each);
    const seen = send(now, { type: 'sheet-read', sighting });
    return sighting.kind === 'settled' ? send(seen, { type: 'sheet-settled', draft: sighting.draft }) : seen;
  }, run);
}
const markOfAna = (run: ClassRun) => {
  const { status, grade, missing } = run.roll.get('ana') ?? {};
  return [status, grade?.hits ?? null, missing];
};

describe('the pages of a sheet before the camera', () => {
  it('make a result together, in any order and with others’ between them, and none alone', () => {
    const half = show(show(filming(), page(2, 'ana')), page(1, 'bia'));
    expect(markOfAna(half)).toEqual(['PENDING', null, 1]);
    expect([progressOfRoll(half.roll).done, missingIn(half.roll).length]).toEqual([0, pupils.length]);
    const whole = show(half, page(1, 'ana', ['ABCD', 'ABCD', 'DDDD']));
    expect(markOfAna(whole)).toEqual(['CORRECTED', 21, null]);
    expect(whole.roll.get('bia')?.status).toBe('PENDING');
    // The second save knows that the first makes the result a version newer.
    expect(whole.saves.map(({ student, version }) => [student, version])).toEqual([
      ['ana', 0],
      ['bia', 0],
      ['ana', 1],
    ]);
    expect(whole.question).toBeNull();
  });

  it('wait together with what one of them leaves in doubt', () => {
    const run = show(show(filming(), page(1, 'ana', ['AB?D', 'ABCD', 'ABCD'])), page(2, 'ana'));
    expect(markOfAna(run)).toEqual(['IN_REVIEW', 23, null]);
  });

  it('shown again are known, and take the place of the same page once somebody said so', () => {
    const read = show(show(filming(), page(1, 'ana')), page(1, 'bia'));
    expect(show(read, page(1, 'ana')).word).toEqual({ kind: 'known', student: 'ana' });
    const asked = show(read, page(1, 'ana', ['DDDD', 'ABCD', 'ABCD']));
    expect(asked.question?.question).toMatchObject({ kind: 'replace', student: 'ana' });
    const replaced = send(asked, { type: 'question-answered', student: 'ana' });
    expect(markOfAna(replaced)).toEqual(['PENDING', null, 2]);
    expect(markOfAna(show(replaced, page(2, 'ana')))).toEqual(['CORRECTED', 21, null]);
  });

  it('join one that the server has already, whose hits it will tell', () => {
    const row = { ...resultRow('ana', 'PENDING', 1), missing_page: 2 };
    const known = send(filming(), { type: 'results-loaded', rows: [row] });
    const run = show(known, page(2, 'ana'));
    expect([run.question, markOfAna(run)]).toEqual([null, ['CORRECTED', null, null]]);
    expect(run.saves[0]?.version).toBe(1);
    const newer = { ...resultRow('ana', 'CORRECTED', 2), score: 100, hits: 24, total: 24 };
    expect(markOfAna(send(run, { type: 'results-loaded', rows: [newer] }))).toEqual(['CORRECTED', 24, null]);
  });

  it('whose first save has arrived stay one sheet with the one that is on its way', () => {
    const whole = show(show(filming(), page(1, 'ana')), page(2, 'ana'));
    const late = { ...resultRow('ana', 'PENDING', 1), missing_page: 2 };
    expect(markOfAna(send(whole, { type: 'results-loaded', rows: [late] }))).toEqual(['CORRECTED', 24, null]);
  });
});
