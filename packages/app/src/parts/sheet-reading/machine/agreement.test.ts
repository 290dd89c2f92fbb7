import { describe, expect, it } from 'vitest';
import { type Agreement, agree, noAgreement } from './agreement.ts';
import { draftFrom } from './draft-samples.ts';
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

describe('agree', () => {
  it('settles a sure sheet at its second like reading', () => {
    expect(run([draftFrom(['ABC'])])).toBeNull();
    expect(run([draftFrom(['ABC']), draftFrom(['ABC'])])?.after).toBe(2);
    expect(run([draftFrom(['ABD']), draftFrom(['ABC']), draftFrom(['ABC'])])?.after).toBe(3);
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
    expect(openItems(settled!.draft).map(({ question }) => question)).toEqual([3]);
    expect(signatureOf(settled!.draft)).toContain('1markedA 2markedB');
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
