import { type Assessment, type Booklet, type KeyVersion, optionLetters, positionInA } from '@caderneta/contract';
import type { Numbering } from '@caderneta/omr-engine';
import type { PaperPicture, PaperQuestion, PaperSection } from '../paper-pdf/paper-document.ts';
import { bankItemsCopy } from './bank-items.copy.ts';

const texts = bankItemsCopy.booklet;

/** Where each question stands in a version: of A itself, of B by its order. */
function refsOf({ questions, order }: Booklet, version: KeyVersion) {
  if (version === 'A' || order === null) return questions.map((question) => ({ ref: question, question }));
  return order.flatMap((refs, group) =>
    refs.flatMap((_, at) => {
      const ref = { group, question: at + 1 };
      const own = positionInA(order, ref);
      const found = questions.find(({ group: of, question }) => of === own?.group && question === own.question);
      return found ? [{ ref, question: found }] : [];
    }),
  );
}

/** The versions that a booklet has. */
export const versionsOf = ({ order }: Booklet): readonly KeyVersion[] => (order === null ? ['A'] : ['A', 'B']);

/** How many questions stand in the columns before this one. */
const before = (shape: readonly number[], group: number): number =>
  shape.slice(0, group).reduce((sum, size) => sum + size, 0);

/**
 * A version's booklet, in the order of its sheet.
 *
 * @param pictures Of questions, by the id of their picture.
 * @param numbering As its sheets are numbered: where numbers start again in each column, columns are named.
 */
export function bookletSection(
  { title, class: { grade, section }, key_shape }: Pick<Assessment, 'title' | 'class' | 'key_shape'>,
  booklet: Booklet,
  version: KeyVersion,
  pictures: ReadonlyMap<string, PaperPicture>,
  numbering: Numbering,
): PaperSection {
  const placed = refsOf(booklet, version);
  const startsAgain = numbering === 'restart';
  const hasColumns = startsAgain && placed.some(({ ref }) => ref.group > 0);
  const blocks = placed.map(({ ref, question }): PaperQuestion => {
    const { statement, options, picture } = question;
    return {
      kind: 'question',
      ...(hasColumns && ref.question === 1 && { over: texts.column(ref.group + 1) }),
      number: String(ref.question + (startsAgain ? 0 : before(key_shape, ref.group))),
      statement,
      options: options.map((text, at) => [optionLetters[at] ?? '', text] as const),
      picture: (picture && pictures.get(picture.id)) ?? null,
    };
  });
  return {
    // A loose page further on says its title alone: of which version it is, too.
    title: booklet.order === null ? title : `${title} · ${texts.version(version)}`,
    shown: `${grade} ${section}`,
    blocks: [{ kind: 'text', text: texts.name }, ...blocks],
  };
}
