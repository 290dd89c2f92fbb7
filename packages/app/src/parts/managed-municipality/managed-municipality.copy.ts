export const managedMunicipalityCopy = { municipality: 'Município', choose: 'Selecione o município' } as const;
