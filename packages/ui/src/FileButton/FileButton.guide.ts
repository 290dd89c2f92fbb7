import { type Guide, keys } from '../../guide/guide.ts';
import type { FileButton } from './FileButton.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof FileButton> = {
  use: 'Escolhe um arquivo entre outros botões, onde não cabe uma área de soltar.',
  instead: [
    ['há lugar e o arquivo é o assunto da tela', 'FileDrop'],
    ['é a foto de uma pessoa', 'ImagePicker'],
  ],
  right: { says: 'Diz qual arquivo.', args: { children: 'Enviar planilha' } },
  wrong: { says: '“Escolher” não diz o quê.', args: { children: 'Escolher' } },
  parts: [['button', 'Botão que abre a escolha do sistema']],
  keys: keys.press,
  spoken: '“Enviar planilha, botão”.',
};
