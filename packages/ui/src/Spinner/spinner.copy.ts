/** Apart from all other texts: a Button brings its spinner with it, and need not bring those. */
export const spinnerCopy = { loading: 'Carregando...' } as const;
