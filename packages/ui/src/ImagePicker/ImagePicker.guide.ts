import { type Guide, keys } from '../../guide/guide.ts';
import type { ImagePicker } from './ImagePicker.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ImagePicker> = {
  use: 'A foto de uma pessoa: escolhida, solta ou colada, mostrada redonda como vai aparecer. É reduzida antes de ser enviada.',
  instead: [
    ['é outro arquivo', 'FileDrop'],
    ['só se mostra', 'Avatar'],
  ],
  right: { says: 'Mostra como vai ficar.' },
  wrong: { says: 'Uma moldura de arquivo não mostra o rosto.', of: 'filedrop--empty' },
  parts: [['button[data-rac]', 'Escolher foto']],
  keys: [...keys.press, ['Ctrl + V', 'cola uma imagem']],
  spoken: '“Foto, Escolher foto, botão”.',
};
