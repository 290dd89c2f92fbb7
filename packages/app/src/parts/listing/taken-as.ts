import type { Assessment } from '@caderneta/contract';

type Named = Pick<Assessment, 'title' | 'class'>;

const classOf = ({ class: { grade, section } }: Named): string => `${grade} ${section}`;

/** Whose results they are: 'Prova de março · 9º Ano C'. */
export const ofWhom = (named: Named): string => `${named.title} · ${classOf(named)}`;

/** What a file of results is called after, so that those of two classes are told apart: what it is, of which assessment and class, and the state of its pupils where it holds those of one. */
export const fileWords = (what: string, named: Named, state = ''): string[] => [
  what,
  named.title,
  classOf(named),
  state,
];
