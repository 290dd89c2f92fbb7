import {
  fewestSheetsForFindings,
  isTeachers,
  lettersOfQuestion,
  type OptionFinding,
  type OptionLetter,
  optionLabel,
  type QuestionAnalysis,
  type QuestionFinding,
  type QuestionRule,
  rightLetters,
} from '@caderneta/contract';
import { optionFigures, RARE } from '../../statistics/distractors.ts';
import { type ExtremeGroups, separationBand, shareIn } from '../../statistics/extreme-groups.ts';
import { rounded } from '../../statistics/moments.ts';

/** Percent of hits from which a question is easy: what nearly all know tells few apart, and is no fault. */
const EASY = 90;
/** What the test's KR-20 must gain without a question before that is said. */
const WORTHWHILE_GAIN = 0.01;

/** The sheets of one question: who chose what, what of its point they have, and the points in the rest of the test. */
export interface JudgedItem {
  readonly letters: readonly OptionLetter[];
  readonly rule: QuestionRule;
  readonly isAnnulled: boolean;
  /** As `markOf` gives them. */
  readonly marks: readonly string[];
  readonly shares: readonly number[];
  readonly rest: readonly number[];
  /** Questions in the rest. */
  readonly restSize: number;
  /** The ends of the whole test. */
  readonly groups: ExtremeGroups | null;
}

/** Percent of those between the two ends; null where nobody is. */
function middleOf({ upper, lower }: ExtremeGroups, holds: readonly boolean[]): number | null {
  const between = upper.map((weight, sheet) => Math.max(0, 1 - weight - (lower[sheet] ?? 0)));
  return between.every((weight) => weight === 0) ? null : rounded(shareIn(between, holds) * 100, 2);
}

type Curve = QuestionAnalysis['options'][number]['curve'];

/** A wrong option attracts the best where more of them than of the lowest took it: of few sheets a correlation alone is soon above zero. */
function findingOf(flag: ReturnType<typeof optionFigures>['flag'], curve: Curve): OptionFinding | null {
  if (flag === 'rare') return flag;
  return flag === 'attracts-best' && curve !== null && curve.upper > curve.lower ? flag : null;
}

/** What each option did: among whom it was chosen, and what stands out. */
export function judgeOptions(
  item: JudgedItem,
  shareOf: (letter: OptionLetter) => number | null,
): QuestionAnalysis['options'] {
  const { letters, rule, marks, rest, restSize, groups } = item;
  // A teacher's boxes are no options: nobody chose them.
  const isSaid = marks.length >= fewestSheetsForFindings && !item.isAnnulled && !isTeachers(rule);
  const right = rightLetters(rule);
  const answered = marks.filter((mark) => right.some((letter) => mark.includes(letter))).length;
  const isKeyRare = answered < marks.length * RARE;
  return lettersOfQuestion(rule, letters).map((letter) => {
    const chosen = marks.map((mark) => mark.includes(letter));
    const isRight = right.includes(letter);
    const { mean, flag } = optionFigures(chosen, rest, isRight);
    const percent = (group: readonly number[]) => rounded(shareIn(group, chosen) * 100, 2);
    const curve = groups && {
      lower: percent(groups.lower),
      middle: middleOf(groups, chosen),
      upper: percent(groups.upper),
    };
    return {
      letter,
      label: optionLabel(rule, letter),
      is_right: isRight,
      share: shareOf(letter),
      mean_rest: mean === null || restSize === 0 ? null : rounded((mean / restSize) * 100, 2),
      curve,
      // Of several right answers one may be rare: the key is doubtful where hardly anybody gave any.
      finding: isSaid && !(flag === 'rare' && isRight && !isKeyRare) ? findingOf(flag, curve) : null,
    };
  });
}

/** Hit rate of the upper end less that of the lower; null without ends, or of an annulled question. */
export const separationOf = ({ groups, shares, isAnnulled }: JudgedItem): number | null =>
  groups === null || isAnnulled ? null : rounded(shareIn(groups.upper, shares) - shareIn(groups.lower, shares), 4);

/** Figures of a question by which it is judged. */
interface Figures {
  readonly sheets: number;
  readonly hit_rate: number | null;
  readonly discrimination: number | null;
  readonly separation: number | null;
  readonly kr20: number | null;
  readonly kr20_without: number | null;
}

/** What stands out in a question. A question that repels the best is not said to separate little as well. */
export function judgeQuestion(figures: Figures): QuestionFinding[] {
  const { sheets, hit_rate, discrimination, separation, kr20, kr20_without } = figures;
  if (sheets < fewestSheetsForFindings || hit_rate === null || separation === null) return [];
  const band = separationBand(separation);
  const repels = band === 'unacceptable' || (discrimination !== null && discrimination < 0);
  const gain = kr20 !== null && kr20_without !== null ? kr20_without - kr20 : 0;
  const isEasy = hit_rate >= EASY;
  return [
    ...(repels ? (['repels'] as const) : []),
    ...(!repels && band === 'improve' ? [isEasy ? ('easy' as const) : ('separates-little' as const)] : []),
    ...(gain >= WORTHWHILE_GAIN ? (['lowers-reliability'] as const) : []),
  ];
}
