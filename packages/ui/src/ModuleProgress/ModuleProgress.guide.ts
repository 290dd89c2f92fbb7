import type { Guide } from '../../guide/guide.ts';
import type { ModuleProgress } from './ModuleProgress.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ModuleProgress> = {
  use: 'Até onde um estudante foi nos módulos: um segmento para cada, da largura de suas aulas.',
  instead: [['não há módulos', 'ProgressBar']],
  right: { says: 'Largura conforme as aulas.' },
  wrong: { says: 'Uma barra só esconde os módulos.', of: 'progressbar--share' },
  parts: [['[role]', 'Os segmentos, uma imagem só para quem ouve']],
  keys: [],
  spoken: '“12 de 30 aulas, módulo 2 de 4”.',
};
