/** The school year of a class by its name, as skills count them: '9º Ano' is 9, '2ª série' 11; null where there is none. */
export function yearOfClass(grade: string): number | null {
  const year = Number(/^\s*(\d{1,2})/.exec(grade)?.[1]);
  if (!(year >= 1 && year <= 9)) return null;
  return /s[ée]rie|m[ée]dio|\bem\b/i.test(grade) && year <= 3 ? year + 9 : year;
}
