import { optionLetters } from '@caderneta/contract';

/** The four letters a choice offers. */
export const choiceLetters = optionLetters.slice(0, 4);
