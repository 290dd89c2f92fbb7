/** Words printed on a roll. */
export const rollCopy = {
  title: 'Folha de chamada',
  howTo: 'Pinte a bolha de quem faltou, com caneta azul ou preta. Bolha vazia: veio à aula.',
  mistake: 'Errou? Corrija na Caderneta, ao conferir a foto.',
  page: (page: number, pages: number): string => `Página ${page} de ${pages}`,
  sheet: (number: number): string => `Folha ${number}`,
  pupil: 'Nº',
  name: 'Aluno',
  signature: 'Assinatura do(a) professor(a)',
  foot: 'Folha gerada pela Caderneta · Para a leitura, fotografe a folha inteira, com os quatro cantos.',
} as const;
