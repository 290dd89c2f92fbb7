/** How digits are written: '0' stands for a digit, anything else is put in between. */
export interface Mask {
  /** The pattern for so many digits, e.g. '000.000.000-00'. The longest says how many digits fit. */
  patternFor: (digitCount: number) => string;
  /** How many digits fit at most. */
  size: number;
  /** Takes the digits of what was typed or pasted; drops what is not part of the value, e.g. a country's prefix. */
  read?: (text: string) => string;
}

/** What stands in the input after an edit: the digits, and how many of them are before the caret. */
export interface MaskEdit {
  digits: string;
  digitsBefore: number;
}

/** What the browser made of one edit of the shown text. */
export interface RawEdit {
  /** The digits before the edit. */
  previous: string;
  /** The text now in the input, and where its caret is. */
  text: string;
  caret: number;
  /** A deletion that may have met only punctuation: which way it went. */
  deletion?: 'backward' | 'forward';
}

/** Only the digits of a text, in their order. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Writes digits as the mask says. Punctuation comes with the digit that follows it, never at the end. */
export function writeMasked(mask: Mask, digits: string): string {
  const retained = digits.slice(0, mask.size);
  let text = '';
  let used = 0;
  for (const slot of mask.patternFor(retained.length)) {
    if (used === retained.length) break;
    if (slot === '0') {
      text += retained[used];
      used += 1;
    } else {
      text += slot;
    }
  }
  return text;
}

/** Where the caret stands in a shown text with so many digits before it. */
export function caretAfterDigits(text: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (const [slot, letter] of [...text].entries()) {
    if (letter >= '0' && letter <= '9') seen += 1;
    if (seen === digitsBefore) return slot + 1;
  }
  return text.length;
}

/**
 * What an edit of the shown text means for the digits. Digits that do not fit are refused where they were put, so
 * that the ones after them stay. Deleting punctuation deletes the digit beside it.
 */
export function readEdit(mask: Mask, { previous, text, caret, deletion }: RawEdit): MaskEdit {
  const read = mask.read ?? onlyDigits;
  const all = read(text);
  const after = Math.min(onlyDigits(text.slice(caret)).length, all.length);
  const before = all.length - after;
  if (deletion !== undefined && all === previous) {
    const gone = deletion === 'backward' ? before - 1 : before;
    if (gone < 0 || gone >= all.length) return { digits: all, digitsBefore: before };
    return { digits: all.slice(0, gone) + all.slice(gone + 1), digitsBefore: Math.min(gone, before) };
  }
  const excess = Math.max(0, all.length - mask.size);
  const retainedBefore = Math.max(0, before - excess);
  const digits = (all.slice(0, retainedBefore) + all.slice(before)).slice(0, mask.size);
  return { digits, digitsBefore: Math.min(retainedBefore, digits.length) };
}
