/** Texts of the field in which a network is chosen. */
export const managedMunicipalityCopy = {
  label: 'Município',
  choose: 'Selecione…',
  failed: 'Erro ao carregar municípios',
} as const;
