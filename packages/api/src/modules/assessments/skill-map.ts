import type { SkillCell, SkillMap, SkillMapLine } from '@caderneta/contract';
import type { SkillNames } from './class-skills.ts';

/** What a line of a heat map did in a skill. */
export interface SkillSum extends SkillCell {
  readonly line: string;
  readonly code: string;
}

const together = (sum: SkillCell, more: SkillCell): SkillCell => ({
  right: sum.right + more.right,
  answered: sum.answered + more.answered,
  questions: Math.max(sum.questions, more.questions),
});

/**
 * Lays out the cells of a heat map: skills by code, lines in the order given.
 *
 * @param component Keeps the skills of one alone.
 */
export function layOutSkillMap(
  lines: readonly Pick<SkillMapLine, 'id' | 'name'>[],
  sums: readonly SkillSum[],
  names: SkillNames,
  component: string | undefined,
): Pick<SkillMap, 'skills' | 'total' | 'lines' | 'components'> {
  const byLine = new Map<string, Map<string, SkillCell>>();
  const total = new Map<string, SkillCell>();
  const componentOf = (code: string) => names.get(code)?.component ?? null;
  for (const { line, code, ...cell } of sums) {
    if (component !== undefined && componentOf(code) !== component) continue;
    const before = total.get(code);
    total.set(code, before ? together(before, cell) : cell);
    const own = byLine.get(line) ?? new Map<string, SkillCell>();
    byLine.set(line, own.set(code, cell));
  }
  const codes = [...total.keys()].sort();
  const components = new Set([...names.values()].flatMap((name) => name.component ?? []));
  return {
    skills: codes.map((code) => ({ code, text: names.get(code)?.text ?? null, component: componentOf(code) })),
    total: codes.flatMap((code) => total.get(code) ?? []),
    lines: lines.flatMap(({ id, name }) => {
      const own = byLine.get(id);
      return own ? [{ id, name, cells: codes.map((code) => own.get(code) ?? null) }] : [];
    }),
    components: [...components].sort((a, b) => a.localeCompare(b, 'pt-BR')),
  };
}
