import type { Role } from '../access/roles.ts';

/** What a title begins with, without accents, that speaks to staff of pupils and of their own work. */
const staffMatters = [
  'conselho de classe',
  'pre-conselho',
  'reuniao pedagogica',
  'reuniao de professores',
  'planejamento pedagogico',
];

/** Whether an event is for staff where nobody says: by its title alone, since a type tells a class council from a school party nowhere. */
export function isStaffMatter(title: string): boolean {
  const folded = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  return staffMatters.some((matter) => folded.startsWith(matter));
}

/** Whether people of a role see events for staff. No pupil does. */
export const seesStaffEvents = (role: Role): boolean => role !== 'STUDENT';
