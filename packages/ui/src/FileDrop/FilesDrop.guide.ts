import { type Guide, keys } from '../../guide/guide.ts';
import type { FilesDrop } from './FilesDrop.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof FilesDrop> = {
  use: 'Recebe muitos arquivos de uma vez, ou uma pasta: as fotos das folhas de uma turma.',
  instead: [['é um arquivo só', 'FileDrop']],
  right: { says: 'Dois caminhos com nomes próprios: arquivos e pasta.' },
  wrong: { says: 'Repetir a área de um arquivo trinta vezes.', of: 'filedrop--empty' },
  parts: [
    ['button[data-rac]', 'Botão de arquivos'],
    ['button[data-rac] ~ button[data-rac]', 'Botão de pasta'],
  ],
  keys: keys.press,
  spoken: '“Escolher arquivos, botão; Escolher pasta, botão”.',
};
