import { gridGroup } from '../omr/numeric-answer.ts';
import { isOnPage, type PageNumber, type SheetPart } from '../omr/sheet-pages.ts';
import type { AnswerGroup, SheetAnswers } from './sheet-answer.ts';

/** What was read of a page, in the columns that the page has in its key. */
export const movedToPage = (answers: SheetAnswers, { from }: Pick<SheetPart, 'from'>): AnswerGroup[] =>
  answers.map((own) => (own.group === gridGroup ? own : { ...own, group: own.group + from }));

const isRead = (answers: SheetAnswers, page: SheetPart): boolean =>
  answers.some(({ group, questions }) => questions.length > 0 && isOnPage(page, group));

/** The page of two, from 1, of which nothing was read while the other was; null of whole sheets, and where nothing was read at all. */
export function missingPage(answers: SheetAnswers, pages: readonly SheetPart[]): PageNumber | null {
  const [first, second] = pages;
  if (!first || !second) return null;
  const [hasFirst, hasSecond] = [isRead(answers, first), isRead(answers, second)];
  if (hasFirst === hasSecond) return null;
  return hasFirst ? 2 : 1;
}

/** A sheet with a page in place of what was read of its columns before; the columns of its other page stay as they are. */
export const joinPages = (before: SheetAnswers, page: SheetAnswers): AnswerGroup[] => {
  const read = new Set(page.map(({ group }) => group));
  return [...before.filter(({ group }) => !read.has(group)), ...page].sort((a, b) => a.group - b.group);
};
