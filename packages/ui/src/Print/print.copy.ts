export const printCopy = {
  logo: 'Logotipo',
  blockedTitle: 'A janela de impressão foi bloqueada',
  blocked:
    'O navegador não deixou abrir a janela de impressão. Você pode imprimir nesta mesma página, ou permitir janelas pop-up deste endereço e tentar de novo.',
  same: 'Imprimir nesta página',
  cancel: 'Cancelar',
  yes: 'Sim',
  no: 'Não',
} as const;
