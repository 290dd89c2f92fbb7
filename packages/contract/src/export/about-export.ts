import { formatMoment } from '../common/written-time.ts';

interface Exported {
  /** What it is: the report or the list. */
  readonly title: string;
  /** What narrows it, in words. */
  readonly shown: Readonly<Record<string, string>>;
  readonly author: string | null;
  readonly rows: number;
  readonly now: Date;
}

/** What a workbook says of itself, on a sheet of its own: what it holds, what narrowed it, when and by whom it was made. */
export const aboutExport = ({ title, shown, author, rows, now }: Exported): (readonly [string, string | number])[] => [
  ['Conteúdo', title],
  ...(Object.keys(shown).length > 0 ? Object.entries(shown) : [['Filtros', 'nenhum'] as const]),
  ['Linhas', rows],
  ['Gerado em', formatMoment(now.toISOString())],
  ...(author === null ? [] : [['Por', author] as const]),
];
