/** Query parameter of a pupil's own grades that names the open part. */
export const ownPartParam = 'parte';

/** The parts of a pupil's own year, by what the address calls them. */
export const ownParts = { grades: 'notas', absences: 'faltas' } as const;
export type OwnPart = keyof typeof ownParts;

/** The part that an address names; grades where it names none. */
export const ownPartOf = (named: string | null): OwnPart => (named === ownParts.absences ? 'absences' : 'grades');
