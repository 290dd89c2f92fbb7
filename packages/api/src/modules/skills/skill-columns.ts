import type { SkillColumn } from '@caderneta/contract';
import { folded } from '../../server/sheets/fold-header.ts';

/** Headers by which a column is known, without regard to case, accents and marks: those of the public tables, and what people write. */
const names: Readonly<Record<SkillColumn, readonly string[]>> = {
  code: ['codigo', 'code', 'código da habilidade', 'cod', 'descritor', 'código bncc'],
  text: ['texto', 'text', 'descricao', 'descrição da habilidade', 'habilidade', 'habilidades', 'enunciado'],
  component: ['componente', 'component', 'disciplina', 'componente curricular', 'area', 'campo_experiencias'],
  years: ['anos', 'ano', 'years', 'serie', 'séries', 'ano/série', 'ano escolar'],
  topic: [
    'tema',
    'unidade_tematica',
    'group',
    'tópico',
    'campos_atuacao',
    'pratica_linguagem',
    'eixo',
    'campos_atuacao_social',
  ],
  stage: ['etapa', 'stage', 'etapa de ensino'],
  edition: ['edicao', 'versao', 'version', 'edition'],
};

const byName = new Map(
  Object.entries(names).flatMap(([column, known]) =>
    known.map((name) => [folded(name), column as SkillColumn] as const),
  ),
);

/**
 * What each column says; null where its header says nothing to us. Of two headers of one column the first counts, but for the topic, of which
 * public tables have several, each filled for some components: those all count.
 */
export function mapSkillColumns(headers: readonly string[]): (SkillColumn | null)[] {
  const taken = new Set<SkillColumn>();
  return headers.map((header) => {
    const column = byName.get(folded(header)) ?? null;
    if (column === null || (taken.has(column) && column !== 'topic')) return null;
    taken.add(column);
    return column;
  });
}
