import {
  type AnnulledQuestion,
  type AnswerKey,
  isAnnulled,
  keyLetter,
  type LegacyArea,
  type ReviewItem,
} from '@caderneta/contract';

const placeOf = (group: number, question: number): string => `${group}/${question}`;

/** The questions that wait for a decision: each once (the last of its place holds), and only those that the key asks. */
export function openQuestions(review: readonly ReviewItem[], key: AnswerKey): ReviewItem[] {
  const byPlace = new Map<string, ReviewItem>();
  for (const item of review) {
    if (keyLetter(key, item.group, item.question)) byPlace.set(placeOf(item.group, item.question), item);
  }
  return [...byPlace.values()];
}

/** Of the questions that wait, those that still decide something: an annulled one counts as right whatever was marked. */
export const undecidedOf = (open: readonly ReviewItem[], annulled: readonly AnnulledQuestion[]): ReviewItem[] =>
  open.filter(({ group, question }) => !isAnnulled(annulled, group, question));

/** Areas in which the questions that wait for a decision carry the doubt, whatever else their sender said of them. */
export function withUndecided(areas: readonly LegacyArea[], review: readonly ReviewItem[]): LegacyArea[] {
  const waiting = new Map(review.map((item) => [placeOf(item.group, item.question), item]));
  return areas.map((area) => ({
    ...area,
    respostas: area.respostas.map((answer) => {
      const item = waiting.get(placeOf(area.area - 1, answer.questao));
      return item ? { ...answer, state: item.state, marked: item.marked ?? answer.marked } : answer;
    }),
  }));
}
