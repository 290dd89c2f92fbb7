import { folded } from '../../server/sheets/fold-header.ts';

/** A class as a line or the school names it. A line may leave one of the two empty: the other then holds the whole name. */
export interface ClassName {
  readonly grade: string;
  readonly section: string;
}

export const wholeName = ({ grade, section }: ClassName): string => [grade, section].filter(Boolean).join(' ');

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** 'Série' 5º Ano and 'Turma' 5º Ano A say the grade twice: what follows it is the section. */
function withoutRepeatedGrade({ grade, section }: ClassName): ClassName {
  const words = section.split(/\s+/);
  const end = words.findIndex((_, index) => folded(words.slice(0, index + 1).join('')) === folded(grade));
  const rest = end === -1 ? '' : words.slice(end + 1).join(' ');
  return { grade, section: rest || section };
}

/**
 * Classes that a line's words can mean: of the readings, from the letter of a name to the loosest, the first that fits any. Grade and
 * section are compared each by itself where the line has both: 'Pré 1' and '1A' is not 'Pré 11 A'.
 */
export function classesNamed<C extends ClassName>(classes: readonly C[], line: ClassName): readonly C[] {
  const short = withoutRepeatedGrade(line);
  const name = wholeName(line);
  const pair =
    (compared: (text: string) => string, { grade, section }: ClassName) =>
    (one: ClassName): boolean =>
      compared(one.grade) === compared(grade) && compared(one.section) === compared(section);
  const whole =
    (compared: (text: string) => string) =>
    (one: ClassName): boolean =>
      compared(wholeName(one)) === compared(name);
  const readings =
    line.grade && line.section
      ? [pair(plain, line), pair(folded, line), pair(plain, short), pair(folded, short)]
      : [whole(plain), whole(folded)];
  return readings.map((fits) => classes.filter(fits)).find((found) => found.length > 0) ?? [];
}
