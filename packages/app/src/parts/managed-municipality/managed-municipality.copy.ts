export const managedMunicipalityCopy = { municipality: 'Município' } as const;
