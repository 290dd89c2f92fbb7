import { type Assessment, type Booklet, type KeyVersion, optionLetters, positionInA } from '@caderneta/contract';
import type { PaperPicture, PaperSection } from '../paper-pdf/paper-document.ts';
import { bankItemsCopy } from './bank-items.copy.ts';

const texts = bankItemsCopy.booklet;

/** Where each question stands in a version: of A itself, of B by its order. */
function placesOf({ questions, order }: Booklet, version: KeyVersion) {
  if (version === 'A' || order === null) return questions.map((question) => ({ place: question, question }));
  return order.flatMap((refs, group) =>
    refs.flatMap((_, at) => {
      const place = { group, question: at + 1 };
      const ref = positionInA(order, place);
      const found = questions.find(({ group: of, question }) => of === ref?.group && question === ref.question);
      return found ? [{ place, question: found }] : [];
    }),
  );
}

/** The versions that a booklet has. */
export const versionsOf = ({ order }: Booklet): readonly KeyVersion[] => (order === null ? ['A'] : ['A', 'B']);

/**
 * A version's booklet, in the order and by the numbers of its sheet: they start again in each column.
 *
 * @param pictures Of questions, by the id of their picture.
 */
export function bookletSection(
  { title, class: { grade, section } }: Pick<Assessment, 'title' | 'class'>,
  booklet: Booklet,
  version: KeyVersion,
  pictures: ReadonlyMap<string, PaperPicture>,
): PaperSection {
  const placed = placesOf(booklet, version);
  const hasColumns = placed.some(({ place }) => place.group > 0);
  const blocks = placed.flatMap(({ place, question }): PaperSection['blocks'] => {
    const { statement, options, picture } = question;
    const block = {
      ...({ kind: 'question', number: String(place.question), statement } as const),
      options: options.map((text, at) => [optionLetters[at] ?? '', text] as const),
      picture: (picture && pictures.get(picture.id)) ?? null,
    };
    const heading = { kind: 'text', text: texts.column(place.group + 1), isStrong: true } as const;
    return hasColumns && place.question === 1 ? [heading, block] : [block];
  });
  return {
    title,
    shown: [`${grade} ${section}`, ...(booklet.order === null ? [] : [texts.version(version)])].join(' · '),
    blocks: [{ kind: 'text', text: texts.name }, ...blocks],
  };
}
