/** Weekly lessons that one teacher gives one class. */
export interface TimetableDemand {
  readonly classKey: string;
  readonly teacherKey: string;
  readonly weekly: number;
}

/** A lesson in its place: `slot` from 0, one of the week's. */
interface PlacedLesson<D extends TimetableDemand> {
  readonly demand: D;
  readonly slot: number;
}

/**
 * Places every lesson so that no class and no teacher is in two at once. A timetable is an edge colouring of the bipartite
 * multigraph of classes and teachers, which exists with as many slots as the busiest of them has lessons.
 *
 * @throws when a class or a teacher has more lessons than there are slots.
 * @source Kőnig's line colouring theorem, by alternating paths.
 */
export function arrangeLessons<D extends TimetableDemand>(demands: readonly D[], slots: number): PlacedLesson<D>[] {
  const boards = new Map<string, (D | undefined)[]>();
  const boardOf = (key: string) => {
    const known = boards.get(key);
    if (known) return known;
    const fresh = new Array<D | undefined>(slots).fill(undefined);
    boards.set(key, fresh);
    return fresh;
  };
  const classBoard = (demand: D) => boardOf(`class ${demand.classKey}`);
  const teacherBoard = (demand: D) => boardOf(`teacher ${demand.teacherKey}`);

  for (const demand of demands) {
    for (let lesson = 0; lesson < demand.weekly; lesson++) {
      const ofClass = classBoard(demand);
      const ofTeacher = teacherBoard(demand);
      const common = ofClass.findIndex((taken, slot) => taken === undefined && ofTeacher[slot] === undefined);
      const free = common >= 0 ? common : ofClass.indexOf(undefined);
      const other = common >= 0 ? common : ofTeacher.indexOf(undefined);
      if (free < 0 || other < 0)
        throw new Error(`${demand.classKey} or ${demand.teacherKey} has more than ${slots} lessons`);
      if (free !== other) swapAlong(ofTeacher, free, other, classBoard, teacherBoard);
      ofClass[free] = demand;
      ofTeacher[free] = demand;
    }
  }
  return [...boards.entries()]
    .filter(([key]) => key.startsWith('class '))
    .flatMap(([, board]) => board.flatMap((demand, slot) => (demand ? [{ demand, slot }] : [])));
}

/** Frees slot `from` of a teacher by swapping it with slot `to` along the path of lessons that alternate between the two. */
function swapAlong<D extends TimetableDemand>(
  start: (D | undefined)[],
  from: number,
  to: number,
  classBoard: (demand: D) => (D | undefined)[],
  teacherBoard: (demand: D) => (D | undefined)[],
): void {
  const path: (D | undefined)[][] = [start];
  let slot = from;
  for (let lesson = start[slot]; lesson !== undefined; ) {
    const next = path.length % 2 === 1 ? classBoard(lesson) : teacherBoard(lesson);
    path.push(next);
    slot = slot === from ? to : from;
    lesson = next[slot];
  }
  for (const board of path) [board[from], board[to]] = [board[to], board[from]];
}
