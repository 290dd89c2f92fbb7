import {
  type Access,
  assessmentEndpoints,
  bankItemEndpoints,
  classEndpoints,
  disciplineEndpoints,
  institutionEndpoints,
  may,
  municipalityEndpoints,
  userEndpoints,
  type Viewer,
} from '@caderneta/contract';
import type { SidebarGroup } from '@caderneta/ui';
import { paths, type ScreenId, withQuery } from '../lib/paths.ts';
import { type Act, linksOf, type SearchReach, type SearchTarget } from '../shell/search/search-targets.ts';
import { routesCopy } from './routes.copy.ts';
import { screens } from './screens.ts';

type FormScreen =
  | 'students'
  | 'teachers'
  | 'classes'
  | 'activities'
  | 'disciplines'
  | 'institutions'
  | 'questionBank'
  | 'municipalities';
const { actions: texts } = routesCopy;

/** A list with its empty form open over it. */
const adding = (id: keyof typeof texts, screen: FormScreen, call: { readonly access: Access }): Act => ({
  id,
  label: texts[id],
  href: withQuery(paths[screen], { formulario: 'novo' }),
  accesses: [screens[screen].access, call.access],
});
const opening = (
  id: keyof typeof texts,
  screen: 'rollCallStart' | 'correctionStart' | 'importPeople' | 'reports',
): Act => ({
  id,
  label: texts[id],
  href: paths[screen],
  accesses: [screens[screen].access],
});

/** What one can begin from anywhere. */
const acts: readonly Act[] = [
  opening('rollCall', 'rollCallStart'),
  opening('correct', 'correctionStart'),
  adding('addPupil', 'students', userEndpoints.create),
  adding('addTeacher', 'teachers', userEndpoints.create),
  adding('addClass', 'classes', classEndpoints.create),
  adding('addAssessment', 'activities', assessmentEndpoints.create),
  adding('addItem', 'questionBank', bankItemEndpoints.create),
  adding('addDiscipline', 'disciplines', disciplineEndpoints.create),
  adding('addInstitution', 'institutions', institutionEndpoints.create),
  adding('addMunicipality', 'municipalities', municipalityEndpoints.create),
  opening('importPeople', 'importPeople'),
  opening('export', 'reports'),
];

/** Screens that no menu has, and that need nothing chosen before: what cannot be found there is found by its name. */
function besides(viewer: Viewer, menu: readonly SearchTarget[]): SearchTarget[] {
  const named = new Set([...menu, ...acts].map(({ label }) => label));
  return (Object.keys(screens) as ScreenId[]).flatMap((id) => {
    const { title, sought = title, access, menu: entry } = screens[id];
    const isOpen = access !== 'public' && entry === undefined && !paths[id].includes(':') && may(viewer, access);
    return isOpen && !named.has(title) ? [{ id, label: sought, href: paths[id] }] : [];
  });
}

/** What the search may find for this viewer: their screens, what they may begin there, and the lists that they may read. */
export const reachOf = (viewer: Viewer, groups: readonly SidebarGroup[]): SearchReach => ({
  screens: [...linksOf(groups), ...besides(viewer, linksOf(groups))],
  actions: acts.filter(({ accesses }) => accesses.every((access) => may(viewer, access))),
  pupils: may(viewer, userEndpoints.list.access) && may(viewer, screens.students.access),
  classes: may(viewer, classEndpoints.list.access) && may(viewer, screens.classArea.access),
  assessments: may(viewer, assessmentEndpoints.list.access) && may(viewer, screens.assessmentResults.access),
});
