/** Query parameter of a pupil's own year that names what comes first: grades where it names nothing. */
export const ownPartParam = 'parte';
export const ownParts = { absences: 'faltas' } as const;
