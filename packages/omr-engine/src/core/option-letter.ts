import type { OptionLetter } from '@caderneta/contract';

/** As in the contract; repeated here so that the worker's script does not carry the contract's schemas. */
const letters: readonly OptionLetter[] = ['A', 'B', 'C', 'D', 'E'];

/** Letter of an option counted from 0. */
export const optionLetter = (option: number): OptionLetter => letters[option]!;
