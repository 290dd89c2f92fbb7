import type { ClassStudent, ClassTeacher, SchoolClass } from '@caderneta/contract';

/** A pupil's name and number; no address, no picture. */
const rosterLine = ({ id, matricula, user }: ClassStudent): ClassStudent => ({
  id,
  matricula,
  user: { id: user.id, name: user.name, email: '', is_active: user.is_active },
  photo: null,
  profile_photo: null,
});

type Cut = (data: never) => unknown;

/**
 * What taking a roll, or naming what a question asks, needs of a call's answer, the rows of a list or the value; null where it needs nothing. Calls are named here, not
 * imported: the contract's schemas need not come before the sign-in page.
 */
const cuts: Readonly<Record<string, Cut>> = {
  'GET /classes': (rows: readonly SchoolClass[]) => rows.filter(({ can_write }) => can_write),
  'GET /classes/:id': (found: SchoolClass) => (found.can_write ? found : null),
  'GET /classes/:id/students': (rows: readonly ClassStudent[]) => rows.map(rosterLine),
  'GET /classes/:id/teachers': (rows: readonly ClassTeacher[]) =>
    rows.map((row) => ({ ...row, teacher: { name: '' } })),
  'GET /classes/:id/calendar': (calendar: unknown) => calendar,
  'GET /disciplines': (rows: unknown) => rows,
  'GET /skills': (rows: unknown) => rows,
};

/** Kept of a class only once the server has said that it is the teacher's own. */
const isOfOneClass = (call: string) => call.startsWith('GET /classes/:id/');

export const classDataCalls: readonly string[] = Object.keys(cuts);

export const isClassData = (call: string): boolean => classDataCalls.includes(call);

/** Cuts answers down to what stays on a teacher's device. */
export class ClassData {
  readonly #own = new Set<string>();

  /**
   * What of an answer stays; null where nothing does.
   * @param call 'GET /classes/:id/students'
   * @param classId of a call about one class
   */
  cut(call: string, classId: string | undefined, data: unknown): unknown {
    if (isOfOneClass(call) && !this.#own.has(classId ?? '')) return null;
    const part = cuts[call]?.(data as never) ?? null;
    if (call === 'GET /classes/:id' && part !== null) this.#own.add((part as SchoolClass).id);
    return part;
  }
}
