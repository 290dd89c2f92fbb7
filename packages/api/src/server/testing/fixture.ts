import { gradeSheet, type Role, roles, type SheetAnswers, toWire, type WireArea } from '@caderneta/contract';

/** The moment at which every test happens: a Wednesday noon in São Paulo. */
export const testNow = new Date('2026-05-20T15:00:00Z');

const uuid = (kind: number, number: number): string =>
  `0190${kind.toString(16).padStart(4, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/**
 * Two municipalities. In the first, school `near` (everybody of the tests is there) and school `far`; in the second, school `away`.
 * `assigned`: class of school near that the teacher is assigned to; `unassigned`: its other class.
 */
export const ids = {
  municipality: { home: uuid(1, 1), other: uuid(1, 2) },
  institution: { near: uuid(2, 1), far: uuid(2, 2), away: uuid(2, 3) },
  class: { assigned: uuid(3, 1), unassigned: uuid(3, 2), far: uuid(3, 3), away: uuid(3, 4) },
  assessment: { assigned: uuid(4, 1), unassigned: uuid(4, 2), far: uuid(4, 3), away: uuid(4, 4) },
  /** Readings that a teacher marked by ear; only the network with readings has them. */
  reading: { assigned: uuid(60, 1), unassigned: uuid(60, 2), far: uuid(60, 3), away: uuid(60, 4) },
  /** A sheet of each place's pupil that another has replaced. */
  attempt: { assigned: uuid(61, 1), unassigned: uuid(61, 2), far: uuid(61, 3), away: uuid(61, 4) },
  pupil: {
    assigned: uuid(5, 1),
    unassigned: uuid(5, 2),
    far: uuid(5, 3),
    away: uuid(5, 4),
    second: uuid(5, 5),
    left: uuid(5, 6),
  },
  discipline: uuid(6, 1),
  /** Of those assigned to classes: the tests' TEACHER is assigned to the first; colleagues to the others. */
  assignment: { assigned: uuid(32, 1), unassigned: uuid(32, 2), far: uuid(32, 3), away: uuid(32, 4) },
  /** Profiles of colleagues: one in each school. */
  colleague: { near: uuid(33, 1), far: uuid(33, 2), away: uuid(33, 3) },
  faqCategory: { used: uuid(34, 1), empty: uuid(34, 2) },
  faq: uuid(35, 1),
  event: { assigned: uuid(39, 1), unassigned: uuid(39, 2), far: uuid(39, 3), away: uuid(39, 4) },
  /** Timetable lines of who is assigned to the class. */
  schedule: { assigned: uuid(40, 1), unassigned: uuid(40, 2), far: uuid(40, 3), away: uuid(40, 4) },
  material: { assigned: uuid(36, 1), unassigned: uuid(36, 2), far: uuid(36, 3), away: uuid(36, 4) },
  /** Files of the materials, of the assessments, and pictures of each place's people. */
  materialFile: { assigned: uuid(37, 1), unassigned: uuid(37, 2), far: uuid(37, 3), away: uuid(37, 4) },
  assessmentFile: { assigned: uuid(38, 1), unassigned: uuid(38, 2), far: uuid(38, 3), away: uuid(38, 4) },
  pictureFile: { assigned: uuid(58, 1), unassigned: uuid(58, 2), far: uuid(58, 3), away: uuid(58, 4) },
  /** Of the sheet models of each place's school. */
  modelPicture: { assigned: uuid(62, 1), unassigned: uuid(62, 2), far: uuid(62, 3), away: uuid(62, 4) },
  /** Of the bank's question of each place's municipality. */
  itemPicture: { assigned: uuid(63, 1), unassigned: uuid(63, 2), far: uuid(63, 3), away: uuid(63, 4) },
  announcement: uuid(7, 1),
  secondMaster: uuid(11, 0xff),
  lesson: uuid(51, 1),
  lessonFile: uuid(51, 2),
  /** Audited changes of each place's class. */
  audit: { assigned: uuid(53, 1), unassigned: uuid(53, 2), far: uuid(53, 3), away: uuid(53, 4) },
  achievement: uuid(52, 1),
  /** An archived discipline of school near. */
  archivedDiscipline: uuid(6, 0xff),
  /** Periods open again for the class of each place. */
  reopening: { assigned: uuid(0x53, 1), unassigned: uuid(0x53, 2), far: uuid(0x53, 3), away: uuid(0x53, 4) },
  /** Sessions of the roles' users. */
  session: (role: Role) => uuid(48, roles.indexOf(role)),
  import: (role: Role) => uuid(54, roles.indexOf(role)),
  reportFile: (role: Role) => uuid(59, roles.indexOf(role)),
  /** Qualifications: of the roles' users, and of the colleague of each place. */
  qualification: (role: Role) => uuid(49, roles.indexOf(role)),
  qualificationOf: (site: string) => uuid(50, ['assigned', 'unassigned', 'far', 'away'].indexOf(site)),
  user: (role: Role) => uuid(8, roles.indexOf(role)),
  profile: (role: Role) => uuid(9, roles.indexOf(role)),
  notification: (role: Role) => uuid(10, roles.indexOf(role)),
} as const;

export type Site = keyof typeof ids.class;
export const sites = ['assigned', 'unassigned', 'far', 'away'] as const satisfies readonly Site[];
/** The school year of a place's class. */
export const yearOf = (site: Site): number => (site === 'far' ? 2025 : 2026);

/** The pupil's user of a pupil profile: same number, other kind. */
export const userOfPupil = (profileId: string): string => profileId.replace('01900005', '0190000b');

/** Password of the roles' users. */
export const testPassword = 'Caderno@2026';

/** Bearer token of a role's user; its session is open for the whole test. */
export const tokenOf = (role: Role): string => `test-session-of-${role.toLowerCase()}-0123456789abcdef`;

export const institutionOf: Record<Site, string> = {
  assigned: ids.institution.near,
  unassigned: ids.institution.near,
  far: ids.institution.far,
  away: ids.institution.away,
};

/** The saved key of every assessment: two areas of three questions, 'abc' and 'dab'. */
export const testKey = [
  { '1': 'a', '2': 'b', '3': 'c' },
  { '1': 'd', '2': 'a', '3': 'b' },
] as const;

/** Answers by column: 'abc dab' is the key's own. '-' where there is none, '?' where there are two, '.' where no question is told of. */
export const answersOf = (text: string): SheetAnswers =>
  text.split(' ').map((marks, group) => ({
    group,
    questions: [...marks.toUpperCase()].flatMap((letter, index): SheetAnswers[number]['questions'] => {
      const question = index + 1;
      if (letter === '.') return [];
      if (letter === '-') return [{ question, state: 'blank', letters: '', confidence: 1 }];
      if (letter === '?') return [{ question, state: 'multiple', letters: 'BC', confidence: 1 }];
      return [{ question, state: 'marked', letters: letter, confidence: 1 }];
    }),
  }));

/** The same on the wire. Nothing but the marks is true of them. */
export const sheetOf = (text: string): WireArea[] =>
  toWire(gradeSheet(answersOf(text), { key: [], annulled: [] }).answers);

export const municipalityOf: Record<Site, string> = {
  assigned: ids.municipality.home,
  unassigned: ids.municipality.home,
  far: ids.municipality.home,
  away: ids.municipality.other,
};

/** Two disciplines in each school: Português and Matemática. Assignments are in the first. */
export const disciplinesOf: Record<Site, readonly [string, string]> = {
  assigned: [ids.discipline, uuid(6, 2)],
  unassigned: [ids.discipline, uuid(6, 2)],
  far: [uuid(6, 3), uuid(6, 4)],
  away: [uuid(6, 5), uuid(6, 6)],
};

export const colleagueOf: Record<Site, string> = {
  assigned: ids.colleague.near,
  unassigned: ids.colleague.near,
  far: ids.colleague.far,
  away: ids.colleague.away,
};

export const userOfColleague = (profileId: string): string => profileId.replace('01900021', '01900024');

/** What each stored file of the small network holds. */
export const testFile = '%PDF-1.7 prova';
