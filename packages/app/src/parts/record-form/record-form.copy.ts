export const recordFormCopy = { cancel: 'Cancelar', add: 'Adicionar', save: 'Salvar' } as const;
