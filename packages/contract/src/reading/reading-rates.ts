/** Years of the Ensino Fundamental, the 1st to the 9th. */
export type SchoolGrade = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The school year that a class's grade begins with: '5º Ano' is 5; null where it names none of the nine. */
export function schoolGradeOf(grade: string): SchoolGrade | null {
  const [, digit] = /^\s*([1-9])\s*[º°o]/i.exec(grade) ?? [];
  return digit === undefined ? null : (Number(digit) as SchoolGrade);
}

/** Cut-offs of a school year, words correct a minute: `fluent` makes a fluent reader, `full` earns 10 in fluency. */
export interface ReadingRate {
  fluent: number;
  full: number;
}

/** More words a minute than a pre-reader reads. */
export const beginnerRate = 10;

/** What Brazil's assessments of fluency ask at the end of the 2nd year: of every later year until a municipality asks for more. */
const fluent = 65;
/** For 10 in fluency, in the order of the school years. */
const full = [60, 80, 100, 115, 130, 140, 145, 150, 150] as const;

/** The default until a municipality sets its own. */
export const usualReadingRates: readonly ReadingRate[] = full.map((rate) => ({
  fluent: Math.min(fluent, rate),
  full: rate,
}));
/** Of a class whose grade names no school year: those of the 3rd. */
const anyGrade: ReadingRate = { fluent, full: full[2] };

/** The cut-offs of a school year, the usual ones where `rates` are not known. */
export const readingRateOf = (
  grade: SchoolGrade | null,
  rates: readonly ReadingRate[] = usualReadingRates,
): ReadingRate => (grade === null ? anyGrade : (rates[grade - 1] ?? anyGrade));
