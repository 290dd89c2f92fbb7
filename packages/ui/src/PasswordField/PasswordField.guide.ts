import { type Guide, keys } from '../../guide/guide.ts';
import type { PasswordField } from './PasswordField.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof PasswordField> = {
  use: 'Uma senha, com botão que mostra o que foi digitado.',
  instead: [['não é segredo', 'TextField']],
  right: { says: 'Diz a regra antes do erro.', args: { label: 'Nova senha', description: 'Oito caracteres ou mais' } },
  wrong: { says: 'A regra só aparece depois de errar.', args: { label: 'Nova senha', errorMessage: 'Senha fraca' } },
  parts: [
    ['label', 'Rótulo'],
    ['input', 'O que se digita, escondido'],
    ['button', 'Mostra e esconde'],
  ],
  keys: [...keys.field, ['Espaço, no botão', 'mostra ou esconde a senha']],
  spoken: '“Nova senha, edição protegida; Mostrar senha, botão de alternância”.',
};
