import { stripOf } from '@caderneta/omr-engine';
import { describe, expect, it } from 'vitest';
import { masterIdentityOf } from '../../../parts/sheet-identity/sheet-identity.ts';
import { keyFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import { saveBody } from '../../../parts/sheet-reading/machine/save-body.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { ClassEvent } from './class-run.events.ts';
import { classRun, sightingOf } from './class-run.machine.ts';
import type { ClassRun } from './class-run.state.ts';
import { runOf, sheet, sheetCode } from './class-samples.ts';

const version_b = { key: keyFrom('dcbadcbadc'), annulled: [], order: null };
const send = (run: ClassRun, ...events: ClassEvent[]) => events.reduce(classRun, run);
const filming = () => send(runOf([], { version_b }), { type: 'stream-wanted' }, { type: 'camera-started' });

function show(run: ClassRun, draft: SheetDraft): ClassRun {
  return [draft, draft, draft].reduce((now, each) => {
    const sighting = sightingOf(now, each);
    const seen = send(now, { type: 'sheet-read', sighting });
    return sighting.kind === 'settled' ? send(seen, { type: 'sheet-settled', draft: sighting.draft }) : seen;
  }, run);
}
const gradeOf = (run: ClassRun, student: string) => run.roll.get(student)?.grade?.hits;
const master = (answers: string, version: 'A' | 'B') => ({
  ...sheet(answers),
  strip: stripOf(masterIdentityOf(sheetCode, version)),
});

describe('sheets of two versions', () => {
  it('are each graded by the key that their code names', () => {
    const a = sheet('ABCDABCDAB', 'ana');
    const b = sheet('DCBADCBADC', 'bia', sheetCode, 'B');
    const run = show(show(filming(), a), b);
    expect([gradeOf(run, 'ana'), gradeOf(run, 'bia')]).toEqual([10, 10]);
    expect(run.saves.map(({ draft, student }) => saveBody(draft, run.table, student, 0).key_version)).toEqual([
      'A',
      'B',
    ]);
  });

  it('without a pupil’s name go to whom the teacher names, each by its version', () => {
    const named = (run: ClassRun, draft: SheetDraft, student: string) =>
      send(show(run, draft), { type: 'question-answered', student });
    const run = named(named(filming(), master('DCBADCBADC', 'B'), 'ana'), master('ABCDABCDAB', 'A'), 'bia');
    expect([gradeOf(run, 'ana'), gradeOf(run, 'bia')]).toEqual([10, 10]);
  });

  it('that do not say theirs wait until the teacher does', () => {
    const picked = send(filming(), { type: 'pupil-picked', id: 'ana' });
    const asked = show(picked, sheet('DCBADCBADC'));
    expect(asked.question?.question).toEqual({ kind: 'version', student: 'ana', how: 'teacher', agreed: [] });
    expect(asked.saves).toEqual([]);
    const answered = send(asked, { type: 'question-answered', student: 'ana', version: 'B' });
    expect([gradeOf(answered, 'ana'), answered.saves[0]?.how, answered.question]).toEqual([10, 'teacher', null]);
  });

  it('from files wait alike, after it is said whose they are', () => {
    const draft = sheet('DCBADCBADC');
    const pages = send(
      runOf([], { version_b }),
      { type: 'pages-added', pages: [{ name: 'folha.jpg', number: null }] },
      { type: 'page-started', page: 0 },
      { type: 'page-read', page: 0, draft },
      { type: 'page-answered', page: 0, student: 'caio' },
    );
    expect(pages.pages[0]?.state).toMatchObject({ name: 'asking', question: { kind: 'version', student: 'caio' } });
    const answered = send(pages, { type: 'page-answered', page: 0, student: 'caio', version: 'B' });
    expect([answered.pages[0]?.state.name, gradeOf(answered, 'caio')]).toEqual(['saved', 10]);
  });
});

it('an assessment of one version never asks for it', () => {
  const one = send(runOf(), { type: 'stream-wanted' }, { type: 'camera-started' });
  expect(show(one, sheet('ABCDABCDAB', 'ana')).question).toBeNull();
});
