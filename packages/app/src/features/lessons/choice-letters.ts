import { optionLetters } from '@caderneta/contract';

/** The four letters a choice offers. */
export const choiceLetters = optionLetters.slice(0, 4);

/** The text that stands at a letter; nothing where none does. */
export const textAt = (options: readonly string[], letter: string): string =>
  options.find((_, index) => choiceLetters[index] === letter) ?? '';

/** The letter at which a text stands now; null where it is not offered. */
export const letterOf = (options: readonly string[], text: string): string | null =>
  choiceLetters[options.indexOf(text)] ?? null;
