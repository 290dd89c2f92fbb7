export const exportCopy = { yes: 'Sim', no: 'Não', base: 'dados', sheet: 'Dados' } as const;
