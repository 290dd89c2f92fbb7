import type { Guide } from '../../guide/guide.ts';
import type { FileDrop } from './FileDrop.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof FileDrop> = {
  use: 'Recebe um arquivo pelo botão, solto sobre a moldura ou colado. Confere o tipo; quem chama envia.',
  instead: [
    ['são muitos arquivos', 'FilesDrop'],
    ['é a foto de uma pessoa', 'ImagePicker'],
    ['cabe só um botão', 'FileButton'],
  ],
  right: {
    says: 'O rótulo diz o que se espera e a descrição, os tipos aceitos.',
    args: { label: 'Planilha de estudantes', description: 'Excel ou CSV' },
  },
  wrong: { says: 'Sem os tipos, a recusa vem como surpresa.', args: { label: 'Arquivo', description: undefined } },
  parts: [['button[data-rac]', 'Botão, que o teclado e o toque usam']],
  keys: [
    ['Tab', 'chega à moldura e ao botão'],
    ['Ctrl + V', 'cola um arquivo quando a moldura tem o foco'],
    ['Enter', 'abre a escolha do sistema'],
  ],
  spoken: '“Planilha de estudantes, Excel ou CSV, Escolher arquivo, botão”.',
};
