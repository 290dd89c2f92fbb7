import type { Permission } from '@caderneta/contract';

/** The parts of the class area, in the order of the specification. */
const tabs = [
  { id: 'schedule', slug: 'cronograma', permission: 'class_schedule' },
  { id: 'attendance', slug: 'frequencia', permission: 'class_attendance' },
  { id: 'grades', slug: 'notas', permission: 'class_grades' },
  { id: 'assessments', slug: 'avaliacoes', permission: 'class_assessments' },
  { id: 'materials', slug: 'materiais', permission: 'class_materials' },
  { id: 'students', slug: 'alunos', permission: 'my_students' },
] as const satisfies readonly { id: string; slug: string; permission: Permission }[];

export type ClassTab = (typeof tabs)[number];
const DEFAULT: ClassTab['id'] = 'students';

export const allowedTabs = (permissions: readonly Permission[]): ClassTab[] =>
  tabs.filter(({ permission }) => permissions.includes(permission));

/** The tab that an address names; where it names none the one used last, else Alunos; the first allowed where those are not. */
export function currentTab(
  allowed: readonly ClassTab[],
  slug: string | null,
  lastSlug: string | null,
): ClassTab | null {
  const named = (wanted: string | null) => allowed.find((tab) => tab.slug === wanted);
  return named(slug) ?? named(lastSlug) ?? allowed.find((tab) => tab.id === DEFAULT) ?? allowed[0] ?? null;
}

const keyOf = (userId: string) => `caderneta.class-tab.${userId}`;

/** The tab that this person used last in this browser. */
export function readLastTab(storage: Storage, userId: string): string | null {
  try {
    return storage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

export function keepLastTab(storage: Storage, userId: string, slug: string): void {
  try {
    storage.setItem(keyOf(userId), slug);
  } catch {
    // Next time the default opens.
  }
}
