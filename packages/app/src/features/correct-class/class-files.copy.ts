import { counted } from '../../lib/numbers.ts';
import type { PageCounts } from './machine/page-counts.ts';

/** Texts of a class's sheets from files; they come with the panel. */
export const classFilesCopy = {
  label: 'Folhas da turma',
  description: 'Fotos das folhas, uma pasta de fotos ou o PDF do scanner. Arraste para cá ou escolha no aparelho.',
  choose: 'Escolher fotos ou PDF',
  folder: 'Escolher pasta',
  opening: 'Abrindo os arquivos...',
  reading: 'Lendo as folhas',
  progress: (done: number, total: number) => `${done} de ${total}`,
  /** The parts add up to the whole. */
  finished: (total: number, { saved, inReview, needed, aside }: PageCounts) =>
    `${counted(total, 'folha', 'folhas')}: ${[
      counted(saved, 'salva', 'salvas'),
      ...(inReview > 0 ? [`${inReview} em revisão`] : []),
      ...(needed > 0 ? [counted(needed, 'precisa de você', 'precisam de você')] : []),
      ...(aside > 0 ? [counted(aside, 'sem ler ou de lado', 'sem ler ou de lado')] : []),
    ].join(', ')}.`,
  clear: 'Ler outros arquivos',
  tip: 'Prefere passar as folhas diante da câmera?',
  useCamera: 'Usar câmera',
  human: 'Precisam de você',
  humanCount: (count: number) => `${counted(count, 'folha precisa', 'folhas precisam')} de você`,
  reviewCount: (count: number) => `${counted(count, 'folha salva', 'folhas salvas')} em revisão`,
  inReview: 'Em revisão',
  page: (name: string, number: number | null) => (number === null ? name : `${name}, página ${number}`),
  picture: (page: string) => `Imagem: ${page}`,
  doubtful: (name: string) => `${name}: salva em revisão, com questões em dúvida.`,
  review: 'Revisar',
  drop: 'Deixar de lado',
  dropOf: (page: string) => `Deixar de lado: ${page}`,
} as const;
