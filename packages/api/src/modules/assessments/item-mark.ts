import { type GradedAnswer, marksUnder } from '@caderneta/contract';

/** What stands on one question of one sheet: the letters that count ('B', 'AC'), 'blank', or 'double' where one letter is asked. */
export function markOf(answer: GradedAnswer | undefined): string {
  const letters = answer && marksUnder(answer.rule, answer);
  if (letters) return letters;
  return (answer?.letters.length ?? 0) > 1 ? 'double' : 'blank';
}
