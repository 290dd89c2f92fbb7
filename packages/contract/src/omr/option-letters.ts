/** Letters that a key or a mark can name, in sheet order. The app's keys use A to D; sheets of other makers may have five. */
export const optionLetters = ['A', 'B', 'C', 'D', 'E'] as const;
export type OptionLetter = (typeof optionLetters)[number];
