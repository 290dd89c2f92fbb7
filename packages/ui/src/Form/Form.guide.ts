import type { Guide } from '../../guide/guide.ts';
import type { Form } from './Form.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Form> = {
  use: 'Campos salvos juntos. Depois de um envio recusado, um resumo acima recebe o foco, é lido e leva a cada campo.',
  instead: [
    ['salva sozinho, na hora', 'Switch'],
    ['são muitos campos, em partes', 'Wizard'],
  ],
  right: { says: 'O resumo diz quantos erros e leva a eles.', of: 'form--with-errors' },
  wrong: { says: 'Um aviso que some, longe dos campos.', of: 'toasts--tones' },
  parts: [['form', 'Os campos e seus erros']],
  keys: [
    ['Enter', 'envia, de qualquer campo de uma linha'],
    ['Tab', 'passa de campo em campo'],
  ],
  spoken: '“2 campos precisam de atenção, alerta; Nome: informe o nome, link”.',
  wide: true,
};
