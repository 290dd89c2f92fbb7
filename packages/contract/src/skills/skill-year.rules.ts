/** A number before one of these counts no year of school: '2º Período' is before it, '3ª Etapa' of adults beside it. */
const numbered = /^\s*(\d{1,2})(?!\d|\s*\.?\s*[ºª°oa]?\s*(?:per[ií]odo|etapa|fase)\b)/i;

/** The school year of a class by its name, as skills count them: '9º Ano' is 9, '2ª série' 11; null where there is none. */
export function yearOfClass(grade: string): number | null {
  const year = Number(numbered.exec(grade)?.[1]);
  if (!(year >= 1 && year <= 9)) return null;
  return /s[ée]rie|m[ée]dio|\bem\b/i.test(grade) && year <= 3 ? year + 9 : year;
}

/** BNCC's groups before school, by what classes of their age are called. */
const early = [
  ['EI01', /ber[çc][áa]rio/i],
  ['EI02', /maternal|mini\s?-?grupo/i],
  ['EI03', /\bpr[ée](?![a-zà-ú])|jardim|^\s*\d{1,2}\s*\.?\s*[ºª°oa]?\s*per[ií]odo\b/i],
] as const;

/** How the codes begin that are of a class before school: 'EI03' of 'Pré II', 'Jardim', '2º Período'; null where its name says none. */
export function earlyGroupOfClass(grade: string): 'EI01' | 'EI02' | 'EI03' | null {
  // Classes of adults count periods, too, and a 'pré-vestibular' comes after school.
  if (yearOfClass(grade) !== null || /\beja\b|vestibular|\benem\b/i.test(grade)) return null;
  return early.find(([, names]) => names.test(grade))?.[0] ?? null;
}

/** Tells the skills that are of a class: of its year or, before school, of its group. */
export function skillsOfClass(
  grade: string,
): (skill: { readonly code: string; readonly years: readonly number[] }) => boolean {
  const year = yearOfClass(grade);
  const group = earlyGroupOfClass(grade);
  return ({ code, years }) => (year === null ? group !== null && code.startsWith(group) : years.includes(year));
}
