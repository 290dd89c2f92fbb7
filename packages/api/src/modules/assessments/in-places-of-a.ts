import { type LegacyArea, placeInA, type QuestionOrder } from '@caderneta/contract';

/** The answers of a sheet of version B where version A asks the same questions. What its order does not name falls away. */
export function inPlacesOfA(areas: readonly LegacyArea[], order: QuestionOrder): LegacyArea[] {
  const byGroup = new Map<number, LegacyArea>();
  for (const area of areas) {
    for (const answer of area.respostas) {
      const place = placeInA(order, { group: area.area - 1, question: answer.questao });
      if (place === null) continue;
      const own = byGroup.get(place.group) ?? { ...area, area: place.group + 1, respostas: [] };
      byGroup.set(place.group, { ...own, respostas: [...own.respostas, { ...answer, questao: place.question }] });
    }
  }
  return [...byGroup.values()];
}
