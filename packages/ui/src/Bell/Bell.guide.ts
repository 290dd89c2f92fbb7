import { type Guide, keys } from '../../guide/guide.ts';
import type { Bell } from './Bell.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Bell> = {
  use: 'Notificações: quantas são novas, as últimas, e “Marcar lida” em cada uma.',
  instead: [
    ['é sobre esta tela', 'Notice'],
    ['acaba de acontecer', 'ToastProvider'],
  ],
  right: { says: 'O número é o de novas.', of: 'bell--closed' },
  wrong: { says: 'Um aviso preso no alto para cada novidade.', of: 'notice--info' },
  parts: [],
  keys: [...keys.press, ['Esc', 'fecha']],
  spoken: '“Notificações, 12 novas, botão, recolhido”.',
  framed: 420,
};
