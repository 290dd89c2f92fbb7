import { type Guide, keys } from '../../guide/guide.ts';
import type { PrintFallback } from './PrintFallback.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof PrintFallback> = {
  use: 'O navegador barrou a janela de impressão: imprime da própria página.',
  instead: [['a janela abre', 'Toolbar']],
  right: { says: 'Diz o que houve e dá outro caminho.', of: 'printfallback--blocked' },
  wrong: { says: '“Erro ao imprimir”, sem saída.', of: 'errorstate--without-retry' },
  parts: [],
  keys: keys.dialog,
  spoken: '“O navegador bloqueou a janela de impressão, diálogo”.',
  framed: 420,
};
