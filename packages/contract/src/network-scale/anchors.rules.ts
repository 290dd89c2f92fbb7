const FEWEST_ANCHORS = 8;
/** And a fifth of the longer exam. */
const EXAM_PER_ANCHOR = 5;

/** How many common questions tie two exams at least: 8, and a fifth of the longer one. */
export const fewestAnchors = (longerExam: number): number =>
  Math.max(FEWEST_ANCHORS, Math.ceil(longerExam / EXAM_PER_ANCHOR));
