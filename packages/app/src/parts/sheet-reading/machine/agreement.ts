import { answersIn, isOpen, mapAnswers, questionId, type SheetAnswer } from '@caderneta/contract';
import { isSameStrip } from '@caderneta/omr-engine';
import type { SheetDraft } from './sheet-draft.ts';

/** Readings that see a question alike before it is taken as seen: a sure one, and one that is handed to the teacher. */
const LIKE_SURE = 2;
const LIKE_OPEN = 3;
/** What speaks for a look, beyond what speaks for the next: two readings of the least confidence that a sure mark has. */
const LEAST_LEAD = 1.4;
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

/** One look of a question, in how many readings it was seen, and what speaks for it. */
interface Seen {
  readonly answer: SheetAnswer;
  readonly count: number;
  readonly support: number;
}

/** What one reading says for what it saw. That it could not tell is said in full, whatever its confidence: doubt is not outvoted. */
const supportOf = (answer: SheetAnswer): number => (isOpen(answer) ? 1 : answer.confidence);

/** Every look of every question, the best supported first. */
function looksIn(run: Agreement): Map<string, Seen[]> {
  const found = new Map<string, Map<string, Seen>>();
  for (const answer of run.flatMap(({ answers }) => answersIn(answers))) {
    const id = questionId(answer);
    const looks = found.get(id) ?? new Map<string, Seen>();
    const look = `${answer.state}${answer.letters}`;
    const { count, support } = looks.get(look) ?? { count: 0, support: 0 };
    found.set(id, looks.set(look, { answer, count: count + 1, support: support + supportOf(answer) }));
  }
  const ordered = [...found].map(
    ([id, looks]) => [id, [...looks.values()].sort((one, other) => other.support - one.support)] as const,
  );
  return new Map(ordered);
}

/** Whether the best of a question's looks is to be believed. */
function isCarried([best, next]: readonly Seen[], least: number): boolean {
  if (best === undefined) return false;
  const needed = Math.max(least, isOpen(best.answer) ? LIKE_OPEN : LIKE_SURE);
  return best.count >= needed && best.support - (next?.support ?? 0) >= LEAST_LEAD;
}

/** The newest reading, with each question as it was seen best; one whose best look is not believed is uncertain. */
function combined(run: Agreement, looks: ReadonlyMap<string, readonly Seen[]>, least: number): SheetDraft {
  const newest = run.at(-1)!;
  const answers = mapAnswers(newest.answers, (answer, group): SheetAnswer => {
    const of = looks.get(questionId({ group, question: answer.question })) ?? [];
    const { state, letters, confidence } = of[0]?.answer ?? answer;
    const best = { question: answer.question, state, letters, confidence };
    return isCarried(of, least) || isOpen(best) ? best : { ...best, state: 'uncertain' };
  });
  return { ...newest, answers };
}

/** Another sheet, or another page of it, came before the camera: its reading says nothing of the one before. */
const isOtherSheet = (a: SheetDraft, b: SheetDraft): boolean =>
  a.answers[0]?.group !== b.answers[0]?.group ||
  (a.strip !== null && b.strip !== null && !isSameStrip(a.strip, b.strip));

/**
 * Adds a complete reading. What all readings of a sheet say for each look of a question is added up: it is settled once every question's
 * best look was seen often enough, and leads.
 * @param least readings that must see a question alike, of any sheet.
 */
export function agree(before: Agreement, draft: SheetDraft, least: number = LIKE_SURE): AgreementVerdict {
  const run = before.some((earlier) => isOtherSheet(earlier, draft)) ? [draft] : [...before, draft];
  const looks = looksIn(run);
  const isSettled = [...looks.values()].every((of) => isCarried(of, least));
  if (isSettled || run.length >= PATIENCE) {
    return { kind: 'agreed', draft: withCrops(combined(run, looks, least), run) };
  }
  return { kind: 'more', agreement: run };
}
