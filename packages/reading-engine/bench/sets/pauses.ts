import { tokensOf } from '../../test-kit/reading-plan.ts';
import { anyPlan, type BenchContext, evaluateMade, make, sized } from '../bench-context.ts';
import { detection, type ScoreRow } from '../score-row.ts';

/** Every other reading has commas spoken that the text does not have: how long those are is the synthesiser's choice, down to 80 ms. */
const COMMA_TURN = 2;

/** Pauses put where the text asks for none: silences of 0.3 to 0.9 s cut in, and commas apart. */
export async function pausesSet(context: BenchContext): Promise<ScoreRow> {
  const recordings = sized(context, 60);
  const remarks: string[] = [];
  const counts = { cut: { hits: 0, found: 0, present: 0 }, comma: { hits: 0, found: 0, present: 0 } };
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, n + 2);
    const tokens = tokensOf(base.text);
    const plain = tokens.flatMap((token, w) => (/[\p{L}\p{N}]$/u.test(token) && w < tokens.length - 1 ? [w] : []));
    const after = context.random.some(plain, context.random.whole(2, 8));
    const kind = n % COMMA_TURN === COMMA_TURN - 1 ? 'comma' : 'cut';
    const pausesAfter = after.map((word) => ({ word, seconds: context.random.between(0.3, 0.9) }));
    const made = await make({ ...base, ...(kind === 'cut' ? { pausesAfter } : { commasAfter: after }) });
    const { measures } = await evaluateMade(made, context);
    const misplaced = measures.pauses.filter(({ at_punctuation }) => at_punctuation === false);
    const right = misplaced.filter(({ after_word }) => after.includes(after_word!));
    counts[kind].hits += right.length;
    counts[kind].found += misplaced.length;
    counts[kind].present += after.length;
    if (right.length !== misplaced.length || right.length !== after.length) {
      const truth = after.map((word) => `${word}@${made.starts[word + 1]?.toFixed(2)}`);
      const heard = misplaced.map(({ after_word, start_s, end_s }) => `${after_word}@${start_s}-${end_s}`);
      remarks.push(`${n} ${kind} ${base.voice} ${base.rate}: truth ${truth} heard ${heard}`);
    }
  }
  const of = ({ hits, found, present }: typeof counts.cut) => detection(hits, found, present);
  const [cut, comma] = [of(counts.cut), of(counts.comma)];
  return {
    set: 'pauses',
    recordings,
    figures: {
      misplacedF1: { value: cut.f1, bar: { least: 0.95 } },
      precision: { value: cut.precision },
      recall: { value: cut.recall },
      // Two points under the engine that was tuned on synthetic voices alone (0.985, 0.877).
      commaPrecision: { value: comma.precision, bar: { least: 0.965 } },
      commaRecall: { value: comma.recall, bar: { least: 0.857 } },
    },
    remarks,
  };
}
