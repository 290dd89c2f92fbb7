import type { SkillKind } from '@caderneta/contract';
import { sourceNames } from './skills.messages.ts';

/** The matrix of a skill: the public one that its code names, of SAEB that of its discipline and stage; else the network's by its name. */
export function sourceOf(kind: SkillKind, code: string, named: string | null): string {
  if (kind === 'SAEB') return `${sourceNames.SAEB} ${code.split('-')[0]}`;
  return kind === 'NETWORK' ? (named ?? sourceNames.NETWORK) : sourceNames[kind];
}
