import { type Guide, keys } from '../../guide/guide.ts';
import type { DatePicker } from './DatePicker.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof DatePicker> = {
  use: 'Um dia em dd/mm/aaaa: digitado, colado ou escolhido no mês.',
  instead: [
    ['é o dia da tela inteira', 'DateStepper'],
    ['mostra o que acontece no dia', 'EventCalendar'],
    ['é uma hora', 'TimeField'],
  ],
  right: { says: 'As partes já dizem a ordem.', args: { label: 'Data de nascimento' } },
  wrong: { says: 'Texto livre aceita 31/02 e mês na frente.', of: 'textfield--empty' },
  parts: [
    ['span, label', 'Rótulo'],
    ['[role="spinbutton"]', 'Dia, mês e ano: cada um se digita ou se muda com setas'],
    ['button', 'Abre o mês'],
  ],
  keys: [...keys.parts, ['Alt + ↓', 'abre o mês'], ...keys.month, ['Esc', 'fecha o mês']],
  spoken: '“Data de nascimento, dia, campo giratório, 14”.',
};
