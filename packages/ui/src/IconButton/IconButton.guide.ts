import { type Guide, keys } from '../../guide/guide.ts';
import type { IconButton } from './IconButton.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof IconButton> = {
  use: 'Um ato que todos conhecem pelo ícone: fechar, editar a linha, mostrar a senha. O nome aparece em dica e é lido em voz alta.',
  instead: [
    ['há lugar para uma palavra', 'Button'],
    ['leva a outro lugar', 'IconLink'],
  ],
  right: { says: 'O nome diz o ato e sobre quem.', args: { label: 'Editar Ana Souza' } },
  wrong: { says: 'Doze botões “Editar” iguais: quem ouve a lista não sabe qual é qual.', args: { label: 'Editar' } },
  parts: [
    ['button', 'Área de toque de 44 px'],
    ['svg', 'Ícone conhecido, 20 px'],
  ],
  keys: keys.press,
  spoken: '“Editar Ana Souza, botão”.',
};
