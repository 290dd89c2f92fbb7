import type { TextMargins } from '@caderneta/contract/reading';
import type { TextVerdict } from '../core/evaluation.ts';

/** Where the verdict on a text changes, until somebody measured better. */
export const usualMargins: TextMargins = { other_text: 0.04, inconclusive: 0.065 };

/** Whether a recording with this margin is of the text. */
export const textVerdict = (margin: number, { other_text, inconclusive }: TextMargins): TextVerdict =>
  margin < other_text ? 'other-text' : margin < inconclusive ? 'inconclusive' : 'match';
