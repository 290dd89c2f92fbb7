import type { Permission } from '@caderneta/contract';

/** The parts of the class area that this version has, in the order of the specification. */
const tabs = [
  { id: 'assessments', slug: 'avaliacoes', permission: 'class_assessments' },
  { id: 'students', slug: 'alunos', permission: 'my_students' },
] as const satisfies readonly { id: string; slug: string; permission: Permission }[];

export type ClassTab = (typeof tabs)[number];
const DEFAULT: ClassTab['id'] = 'students';

export const allowedTabs = (permissions: readonly Permission[]): ClassTab[] =>
  tabs.filter(({ permission }) => permissions.includes(permission));

/** The tab that an address names; Alunos where it names none, the first allowed where that one is not. */
export function currentTab(allowed: readonly ClassTab[], slug: string | null): ClassTab | null {
  return allowed.find((tab) => tab.slug === slug) ?? allowed.find((tab) => tab.id === DEFAULT) ?? allowed[0] ?? null;
}
