import type { Guide } from '../../guide/guide.ts';
import type { ToastProvider } from './Toasts.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ToastProvider> = {
  use: 'O que acaba de acontecer e não pede resposta: salvou, falhou, desfez.',
  instead: [
    ['vale enquanto durar', 'Notice'],
    ['precisa de resposta', 'Modal'],
    ['é erro de um campo', 'Form'],
  ],
  right: { says: 'Curto, com o que foi feito.', of: 'toasts--tones' },
  wrong: { says: 'Pergunta num aviso que some.', of: 'confirmdelete--plain' },
  parts: [],
  keys: [
    ['F6', 'vai aos avisos'],
    ['Tab', 'chega a “Fechar aviso”'],
    ['Enter', 'fecha'],
  ],
  spoken: '“Usuário criado com sucesso!, alerta”.',
  framed: 360,
  exported: 'ToastProvider',
};
