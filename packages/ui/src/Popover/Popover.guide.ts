import type { Guide } from '../../guide/guide.ts';
import type { Popover } from './Popover.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Popover> = {
  use: 'Um pouco mais, ao lado do que o abriu: filtros, uma explicação.',
  instead: [
    ['são atos', 'Menu'],
    ['precisa ser concluído', 'Modal'],
    ['é o nome de um ícone', 'Tooltip'],
  ],
  right: { says: 'Curto, e a página continua à vista.', of: 'popover--opens' },
  wrong: { says: 'Formulário inteiro num balão.', of: 'modal--long-content' },
  parts: [],
  keys: [
    ['Enter, Espaço', 'abre'],
    ['Tab', 'percorre'],
    ['Esc', 'fecha e devolve o foco'],
  ],
  spoken: '“Filtrar, botão, expandido; diálogo Filtrar”.',
  framed: 360,
};
