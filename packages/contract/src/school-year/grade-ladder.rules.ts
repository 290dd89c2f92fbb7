const roman = ['I', 'II', 'III', 'IV', 'V'] as const;
/** The last grade that municipal schools give: 9º Ano ends the Ensino Fundamental. */
const lastYear = 9;
/** After pre-school comes the first year. */
const firstYear = '1º Ano';
const isPreschool = /^pr[eé](?=[\s-])/i;

/**
 * The grade after a grade, as schools write them: '5º Ano' is followed by '6º Ano', 'Maternal I' by 'Maternal II', 'Pré II' by '1º Ano'.
 * Null after the last one, and where the name does not say.
 */
export function nextGrade(grade: string): string | null {
  const numbered = /^(\d{1,2})(\s*[ºª°o]?\s*(?:ano|s[eé]rie|etapa|fase|per[ií]odo)\b.*)$/i.exec(grade.trim());
  if (numbered) {
    const next = Number(numbered[1]) + 1;
    return next > lastYear ? null : `${next}${numbered[2]}`;
  }
  const stepped = /^(.*\S\s)(I{1,3}|IV|V)$/.exec(grade.trim());
  const step = stepped ? roman.indexOf(stepped[2] as (typeof roman)[number]) : -1;
  if (!stepped || step < 0) return null;
  if (isPreschool.test(grade.trim()) && step >= 1) return firstYear;
  const next = roman[step + 1];
  return next ? `${stepped[1]}${next}` : null;
}
