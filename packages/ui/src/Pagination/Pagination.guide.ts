import { type Guide, keys } from '../../guide/guide.ts';
import type { Pagination } from './Pagination.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Pagination> = {
  use: 'Páginas de uma lista; no celular, a página e quantas são.',
  instead: [['a lista é curta', 'Table']],
  right: { says: 'Onde se está, o começo e o fim.', args: { page: 4, pageCount: 12 } },
  wrong: { says: 'Uma página não se pagina: o componente não mostra nada.', args: { page: 1, pageCount: 1 } },
  parts: [
    ['[aria-current]', 'Página atual'],
    ['button', 'Ir a outra'],
  ],
  keys: keys.press,
  spoken: '“Paginação, navegação; Página 4, atual”.',
};
