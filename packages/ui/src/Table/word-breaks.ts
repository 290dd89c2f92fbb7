/** Letters of the longest word that is kept whole: 'Responsabilidades' has 17. */
const LONGEST_WORD = 18;

/** Whether a text has a word so long that a narrow column must break it: an e-mail, a name typed without spaces. */
export const hasLongWord = (text: string): boolean => text.split(/\s+/).some((word) => word.length > LONGEST_WORD);

/** Whether a text is a date, a time, a CPF, a phone or a number: one line, always. */
export const isFigures = (text: string): boolean => /\d/.test(text) && /^[\d\s.,/:()%ºª+–−-]{1,24}$/.test(text);
