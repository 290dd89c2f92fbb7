export const printCopy = {
  logo: 'Logotipo',
  blockedTitle: 'A janela de impressão foi bloqueada',
  blocked: 'Imprima nesta mesma página, ou permita janelas pop-up deste endereço e tente de novo.',
  same: 'Imprimir nesta página',
  cancel: 'Cancelar',
  yes: 'Sim',
  no: 'Não',
} as const;
