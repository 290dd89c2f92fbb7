/** Texts of a first-access card, on screen and on paper. */
export const cardCopy = {
  title: 'Cartão de acesso',
  fileName: 'cartoes-de-acesso',
  noun: ['cartão', 'cartões'],
  none: '–',
  login: 'Matrícula ou e-mail',
  code: 'Código',
  until: (day: string) => `Vale até ${day}, uma única vez.`,
  how: (address: string) => `Entre em ${address}, digite a matrícula (ou o e-mail) e o código e crie a sua senha.`,
} as const;
