import type { BasicWords } from './check-user.ts';

/** Texts of the user wizard, shared by Usuários and Meu Perfil. */
export const userFormCopy = {
  steps: { basics: 'Dados Básicos', contacts: 'Contatos', addresses: 'Endereços' },
  name: 'Nome',
  email: 'E-mail',
  cpf: 'CPF',
  birthDate: 'Data de nascimento',
  gender: 'Gênero',
  password: 'Senha',
  passwordRules: 'Inclua maiúscula, minúscula, número e símbolo.',
  passwordLength: 'Ao menos 8 caracteres',
  passwordStored: 'Deixe em branco para manter a senha atual.',
  matricula: 'Matrícula',
  matriculaMade: 'Gerada ao salvar, se ficar em branco',
  primary: 'Primário',
  makePrimary: 'Tornar primário',
  makePrimaryOf: (what: string) => `Tornar primário: ${what}`,
  remove: 'Remover',
  removeOf: (what: string) => `Remover ${what}`,
  emails: { title: 'E-mails', item: (n: number) => `E-mail ${n}`, add: 'Adicionar e-mail', field: 'E-mail de contato' },
  phones: {
    title: 'Telefones',
    item: (n: number) => `Telefone ${n}`,
    add: 'Adicionar telefone',
    number: 'Número',
    type: 'Tipo',
  },
  addresses: {
    title: 'Endereços',
    item: (n: number) => `Endereço ${n}`,
    add: 'Adicionar endereço',
    type: 'Tipo',
    zipCode: 'CEP',
    street: 'Rua',
    number: 'Número',
    complement: 'Complemento',
    district: 'Bairro',
    city: 'Cidade',
    state: 'Estado',
    country: 'País',
    none: 'Nenhum endereço. Um endereço sem rua não é salvo.',
  },
  noContacts: 'Nenhum contato. Um contato vazio não é salvo.',
} as const;

/** Words of the users' screens; an edit takes `passwordMissing: null`. */
export const userWords: BasicWords = {
  nameMissing: 'Nome obrigatório',
  emailMissing: 'Email obrigatório',
  emailInvalid: 'Email inválido',
  cpfLength: 'CPF deve conter 11 dígitos',
  cpfInvalid: 'CPF inválido',
  passwordMissing: 'Senha é obrigatória para novos usuários',
  bornLater: 'A data de nascimento não pode estar no futuro',
};

/** Words of Meu Perfil. */
export const profileWords: BasicWords = {
  nameMissing: 'Informe o nome',
  emailMissing: 'E-mail inválido',
  emailInvalid: 'E-mail inválido',
  cpfLength: 'CPF inválido',
  cpfInvalid: 'CPF inválido',
  passwordMissing: null,
  bornLater: userWords.bornLater,
};
