import { tokensOf } from '../../test-kit/reading-plan.ts';
import { anyPlan, type BenchContext, evaluateMade, make, sized } from '../bench-context.ts';
import { detection, type ScoreRow } from '../score-row.ts';

/** Pauses put where the text asks for none: silences cut in, and commas that the synthesiser pauses for in its own way. */
export async function pausesSet(context: BenchContext): Promise<ScoreRow> {
  const recordings = sized(context, 12);
  const remarks: string[] = [];
  let [hits, found, present] = [0, 0, 0];
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, n + 2);
    const tokens = tokensOf(base.text);
    const plain = tokens.flatMap((token, w) => (/[\p{L}\p{N}]$/u.test(token) && w < tokens.length - 1 ? [w] : []));
    const after = context.random.some(plain, context.random.whole(2, 8));
    const isCut = n % 2 === 0;
    const pausesAfter = after.map((word) => ({ word, seconds: context.random.between(0.3, 0.9) }));
    const made = await make({ ...base, ...(isCut ? { pausesAfter } : { commasAfter: after }) });
    const { measures } = await evaluateMade(made, context);
    const misplaced = measures.pauses.filter(({ at_punctuation }) => at_punctuation === false);
    const right = misplaced.filter(({ after_word }) => after.includes(after_word!));
    [hits, found, present] = [hits + right.length, found + misplaced.length, present + after.length];
    if (right.length !== misplaced.length || right.length !== after.length) {
      const truth = after.map((word) => `${word}@${made.starts[word + 1]?.toFixed(2)}`);
      const heard = misplaced.map(({ after_word, start_s, end_s }) => `${after_word}@${start_s}-${end_s}`);
      remarks.push(`${n} ${isCut ? 'cut' : 'comma'} ${base.voice} ${base.rate}: truth ${truth} heard ${heard}`);
    }
  }
  const { f1, precision, recall } = detection(hits, found, present);
  return {
    set: 'pauses',
    recordings,
    figures: {
      misplacedF1: { value: f1, bar: { least: 0.95 } },
      precision: { value: precision },
      recall: { value: recall },
    },
    remarks,
  };
}
