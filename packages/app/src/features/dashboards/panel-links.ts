import type { ManagerDashboard, Permission, ReportId } from '@caderneta/contract';
import { hrefTo, paths, withQuery } from '../../lib/paths.ts';
import { useUser } from '../../lib/session/use-session.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** Where the figures of a panel lead: to the list behind each; undefined for who may not open it. */
export function usePanelLinks() {
  const { permissions } = useUser();
  const to = (permission: Permission, href: string) => (permissions.includes(permission) ? href : undefined);
  const report = (id: ReportId, query: Query = {}) =>
    to('view_export_data', withQuery(paths.reports, { relatorio: id, ...query }));
  return {
    to,
    report,
    /** What 'Notas lançadas' counts: the period under way alone. */
    postedGrades: (ano: string, { period_index }: ManagerDashboard['posted_grades']) =>
      report('posted-grades', { ano, periodo: String(period_index) }),
    classes: (query: Query = {}) => to('view_class', withQuery(paths.classes, query)),
    users: (query: Query = {}) => to('view_users', withQuery(paths.users, query)),
    teachers: to('view_users', paths.teachers),
    assessments: (query: Query = {}) => to('view_activities', withQuery(paths.activities, query)),
  };
}
export type PanelLinks = ReturnType<typeof usePanelLinks>;

/** A tab of a class, by the name that its address has. */
export const classTab = (classId: string, tab: string): string =>
  withQuery(hrefTo('classArea', { classId }), { aba: tab });

/** A pupil among those of the class. */
export const pupilHref = ({
  class: { id },
  name,
}: {
  readonly class: { readonly id: string };
  readonly name: string;
}) => withQuery(hrefTo('classArea', { classId: id }), { aba: 'alunos', busca: name });
