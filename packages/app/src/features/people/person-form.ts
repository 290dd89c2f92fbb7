import type { PeopleKind } from './people.copy.ts';

/** The name of the wizard of a person, and of a new one: their drafts are kept under it. */
export const personForm = (kind: PeopleKind, id: string): string => `usuario.${kind}.${id}`;
export const newPersonForm = (kind: PeopleKind): string => personForm(kind, 'novo');
