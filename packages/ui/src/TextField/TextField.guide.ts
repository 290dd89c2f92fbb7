import { type Guide, keys } from '../../guide/guide.ts';
import type { TextField } from './TextField.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof TextField> = {
  use: 'Uma linha de texto. O rótulo fica à vista: o exemplo nunca é o rótulo.',
  instead: [
    ['são várias linhas', 'TextArea'],
    ['é senha', 'PasswordField'],
    ['filtra uma lista', 'SearchField'],
    ['é quantidade', 'NumberField'],
  ],
  right: {
    says: 'O erro diz o que falta e como dar.',
    args: { label: 'E-mail', errorMessage: 'Falta o @: escreva como nome@escola.gov.br.' },
  },
  wrong: { says: 'O erro acusa e não ajuda.', args: { label: 'E-mail', errorMessage: 'Valor inválido!' } },
  parts: [
    ['label', 'Rótulo, acima e sempre à vista'],
    ['input', 'Campo de 44 px, com moldura de 1,5 px'],
  ],
  keys: keys.field,
  spoken: '“E-mail, edição, obrigatório, Falta o @: escreva como nome@escola.gov.br”.',
};
