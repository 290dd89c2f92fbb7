export const recordFormCopy = {
  cancel: 'Cancelar',
  add: 'Adicionar',
  save: 'Salvar',
  gone: 'Este registro não existe mais.',
} as const;
