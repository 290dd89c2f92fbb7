import { answersIn, mapAnswers } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Agreement, agree, noAgreement } from './agreement.ts';
import { draftFrom, keyFrom } from './draft-samples.ts';
import { openItems, type SheetDraft, signatureOf } from './sheet-draft.ts';

function run(drafts: readonly SheetDraft[]) {
  let agreement: Agreement = noAgreement;
  for (const [index, draft] of drafts.entries()) {
    const verdict = agree(agreement, draft);
    if (verdict.kind === 'agreed') return { after: index + 1, draft: verdict.draft };
    agreement = verdict.agreement;
  }
  return null;
}

/** The same draft, every question (or those of one letter) read with this confidence. */
const withConfidence = (draft: SheetDraft, confidence: number, letter?: string): SheetDraft => ({
  ...draft,
  answers: mapAnswers(draft.answers, (answer) =>
    letter === undefined || answer.letters === letter ? { ...answer, confidence } : answer,
  ),
});

describe('agree', () => {
  it('settles a sure sheet at its second like reading', () => {
    expect(run([draftFrom(['ABC'])])).toBeNull();
    expect(run([draftFrom(['ABC']), draftFrom(['ABC'])])?.after).toBe(2);
  });

  it('adds up what readings say: a weak one against two sure ones is nothing, a sure one needs a third', () => {
    const against = draftFrom(['ABD']);
    const sure = draftFrom(['ABC']);
    expect(run([withConfidence(against, 0.55), sure, sure])).toMatchObject({ after: 3 });
    expect(run([against, sure, sure])).toBeNull();
    expect(run([against, sure, sure, sure])?.after).toBe(4);
    expect(signatureOf(run([against, sure, sure, sure])!.draft)).toBe(signatureOf(sure));
  });

  it('takes each question from the readings that saw it well, though no two of them were alike throughout', () => {
    const readings = ['XBCD', 'AXCD', 'ABXD', 'ABCX'].map((marks) => draftFrom([marks.replace('X', 'D')], {}));
    const settled = run(readings.map((draft) => withConfidence(draft, 0.7, 'D')));
    expect(settled).toMatchObject({ after: 4 });
    expect(answersIn(settled!.draft.answers).map(({ letters }) => letters)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('does not outvote doubt: a question that readings could not tell half of the time is handed over', () => {
    const [sure, unsure] = [draftFrom(['ABC']), draftFrom(['AB?'])];
    const settled = run([sure, unsure, sure, unsure, sure, unsure, sure, unsure]);
    expect(settled?.after).toBe(8);
    expect(openItems(settled!.draft, keyFrom('abc')).map(({ question }) => question)).toEqual([3]);
  });

  it('never takes a look that one reading alone saw, and none that is not ahead by two of the least confidence', () => {
    const look = fc.record({
      marks: fc.constantFrom('A', 'B', '-', '?'),
      confidence: fc.double({ min: 0.7, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(look, { minLength: 1, maxLength: 8 }), (looks) => {
        const settled = run(looks.map(({ marks, confidence }) => withConfidence(draftFrom([marks]), confidence)));
        const [answer] = settled ? answersIn(settled.draft.answers) : [];
        if (!answer || answer.state === 'uncertain') return;
        const seen = looks.slice(0, settled!.after);
        const own = seen.filter(({ marks }) => marks === (answer.letters || '-'));
        const others = ['A', 'B', '-'].filter((marks) => marks !== (answer.letters || '-'));
        const sum = (of: typeof seen) => of.reduce((total, { confidence }) => total + confidence, 0);
        expect(own.length).toBeGreaterThanOrEqual(2);
        for (const marks of others) {
          expect(sum(own) - sum(seen.filter((each) => each.marks === marks))).toBeGreaterThanOrEqual(1.4 - 1e-9);
        }
        expect(sum(own) - seen.filter(({ marks }) => marks === '?').length).toBeGreaterThanOrEqual(1.4 - 1e-9);
      }),
    );
  });

  it('hands a doubtful sheet over at its third like reading', () => {
    const doubtful = draftFrom(['A*C']);
    expect(run([doubtful, doubtful])).toBeNull();
    expect(run([doubtful, doubtful, doubtful])?.after).toBe(3);
  });

  it('does not count readings that are not in a row', () => {
    const a = draftFrom(['ABC']);
    const b = draftFrom(['ABD']);
    expect(run([a, b, a, b])).toBeNull();
  });

  it('calls questions that keep changing uncertain, rather than trying for ever', () => {
    const a = draftFrom(['ABC']);
    const b = draftFrom(['ABD']);
    const settled = run([a, b, a, b, a, b, a, b]);
    expect(settled?.after).toBe(8);
    expect(openItems(settled!.draft, keyFrom('abc')).map(({ question }) => question)).toEqual([3]);
    expect(signatureOf(settled!.draft)).toContain('0/1markedA 0/2markedB');
  });

  it('keeps pictures and the code of earlier readings', () => {
    const settled = run([
      draftFrom(['*'], { crops: { '0/1': 'abc' } }),
      draftFrom(['*'], { identity: 'AV318-1' }),
      draftFrom(['*']),
    ]);
    expect(settled?.draft.crops).toEqual({ '0/1': 'abc' });
    expect(settled?.draft.identity).toBe('AV318-1');
  });

  it('keeps the strip of an earlier reading, and begins again when another sheet comes before the camera', () => {
    const [ana, bruno] = [
      { assessment: 318, pupil: 1 },
      { assessment: 318, pupil: 2 },
    ];
    const seen = (strip: typeof ana | null) => draftFrom(['ABC'], { strip });
    expect(run([seen(ana), seen(null)])?.draft.strip).toEqual(ana);
    expect(run([seen(ana), seen(bruno)])).toBeNull();
    expect(run([seen(ana), seen(bruno), seen(bruno)])).toMatchObject({ after: 3, draft: { strip: bruno } });
  });
});
