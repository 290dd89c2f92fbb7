import { answersIn, isOpen, mapAnswers, questionId, type SheetAnswer } from '@caderneta/contract';
import { isSameStrip } from '@caderneta/omr-engine';
import { openItems, type SheetDraft, signatureOf } from './sheet-draft.ts';

/** Like readings in a row that a sheet without doubts needs before it is saved. */
const LIKE_SURE = 2;
/** And one with a doubtful question, before it is handed to the teacher. */
const LIKE_DOUBTFUL = 3;
/** Complete readings after which questions that keep changing are doubtful themselves. */
const PATIENCE = 8;

/** The complete readings so far, oldest first. */
export type Agreement = readonly SheetDraft[];
export const noAgreement: Agreement = [];

export type AgreementVerdict =
  | { readonly kind: 'more'; readonly agreement: Agreement }
  | { readonly kind: 'agreed'; readonly draft: SheetDraft };

const withCrops = (draft: SheetDraft, run: Agreement): SheetDraft => ({
  ...draft,
  crops: Object.assign({}, ...run.map(({ crops }) => crops)),
  identity: draft.identity ?? run.find(({ identity }) => identity !== null)?.identity ?? null,
  strip: draft.strip ?? run.find(({ strip }) => strip !== null)?.strip ?? null,
});

/** The newest reading, in which every question that not all readings saw alike is uncertain. */
function doubtful(run: Agreement): SheetDraft {
  const seen = new Map<string, Set<string>>();
  for (const answer of run.flatMap(({ answers }) => answersIn(answers))) {
    const id = questionId(answer);
    seen.set(id, (seen.get(id) ?? new Set<string>()).add(`${answer.state}${answer.letters}`));
  }
  const newest = run.at(-1)!;
  const answers = mapAnswers(newest.answers, (answer, group): SheetAnswer => {
    const looks = seen.get(questionId({ group, question: answer.question }))?.size ?? 0;
    return looks > 1 && !isOpen(answer) ? { ...answer, state: 'uncertain' } : answer;
  });
  return { ...newest, answers };
}

/** Another sheet came before the camera: its reading says nothing of the one before. */
const isOtherSheet = (a: SheetDraft, b: SheetDraft): boolean =>
  a.strip !== null && b.strip !== null && !isSameStrip(a.strip, b.strip);

/**
 * Adds a complete reading. Two of one sheet that are alike settle it; three when a question is doubtful.
 * @param least like readings that any sheet needs.
 */
export function agree(before: Agreement, draft: SheetDraft, least: number = LIKE_SURE): AgreementVerdict {
  const run = before.some((earlier) => isOtherSheet(earlier, draft)) ? [draft] : [...before, draft];
  const needed = Math.max(least, openItems(draft).length === 0 ? LIKE_SURE : LIKE_DOUBTFUL);
  const signature = signatureOf(draft);
  const last = run.slice(-needed);
  if (last.length === needed && last.every((each) => signatureOf(each) === signature)) {
    return { kind: 'agreed', draft: withCrops(draft, run) };
  }
  if (run.length >= PATIENCE) return { kind: 'agreed', draft: withCrops(doubtful(run), run) };
  return { kind: 'more', agreement: run };
}
