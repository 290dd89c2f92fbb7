import type { SheetBubble } from '../../packages/omr-engine/src/core/sheet-layout.ts';
import { drawSheet } from '../../packages/omr-engine/src/sheet/draw-sheet.ts';
import { layOutSheet } from '../../packages/omr-engine/src/sheet/lay-out-sheet.ts';
import type { AnswerRow, OverlayBubble, OverlayPoint } from '../../packages/ui/src/index.ts';

const laidOut = layOutSheet({ groups: [13, 13], options: 4, numbering: 'continuous' });
if (!laidOut.ok) throw new Error(laidOut.message);
export const { layout } = laidOut;

/** How a sheet comes to the correction. */
export const modes = [
  { id: 'camera', label: 'Câmera (recomendado)' },
  { id: 'upload', label: 'Upload (alternativo)' },
];

/** The sheet of the mock-ups, as the product prints it. */
export const shapes = drawSheet(layout, {
  network: 'Rede Municipal de Ensino de Santa Aurora',
  school: 'E.M. Professora Dalva Nogueira',
  title: 'Avaliação bimestral de Matemática',
  subtitle: '3º bimestre de 2026 · 26 questões · Folha de respostas',
  studentName: 'Ana Beatriz Moura',
  className: '9º Ano C',
  identity: 'AV318-20260417',
});

const key = ['BDACABDCBADCB', 'CABBACDBBDACD'];
const answers = ['BDAAABDCBABCB', 'CAB*ACDBCDACD'];
/** Question 17, filled twice. */
const DOUBLE = 'BC';

/** What Ana marked, '' for none. */
export const markedOf = (group: number, question: number): string => {
  const letter = answers[group]?.[question - 1] ?? '';
  return letter === '*' ? DOUBLE : letter;
};

export const rowsOf = (group: number): AnswerRow[] =>
  [...(key[group] ?? '')].map((correct, index) => {
    const marked = markedOf(group, index + 1);
    const status = marked.length > 1 ? 'review' : marked === correct ? 'correct' : 'wrong';
    return { question: group * 13 + index + 1, marked, correct, status };
  });

/** How the paper lies in the picture: pixels of the picture, degrees clockwise, pixels a millimetre. */
export interface SheetPose {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

function pointAt({ x, y, turn, scale }: SheetPose, xMm: number, yMm: number): OverlayPoint {
  const [dx, dy] = [(xMm - layout.widthMm / 2) * scale, (yMm - layout.heightMm / 2) * scale];
  const angle = (turn * Math.PI) / 180;
  return { x: x + dx * Math.cos(angle) - dy * Math.sin(angle), y: y + dx * Math.sin(angle) + dy * Math.cos(angle) };
}

export const outlineOf = (pose: SheetPose): OverlayPoint[] =>
  [
    [6, 6],
    [204, 6],
    [204, 291],
    [6, 291],
  ].map(([xMm = 0, yMm = 0]) => pointAt(pose, xMm, yMm));

function kindOf({ group, question, option }: SheetBubble): OverlayBubble['kind'] | null {
  const letter = 'ABCD'[option] ?? '';
  const marked = markedOf(group, question);
  const right = key[group]?.[question - 1];
  if (marked.length > 1) return marked.includes(letter) ? 'review' : null;
  if (letter === marked) return letter === right ? 'correct' : 'wrong';
  return letter === right ? 'expected' : null;
}

/** What the reader draws over the picture. */
export const marksOf = (pose: SheetPose): OverlayBubble[] =>
  layout.bubbles.flatMap((bubble) => {
    const kind = kindOf(bubble);
    if (kind === null) return [];
    const last = layout.bubbles.find(
      (each) => each.group === bubble.group && each.question === bubble.question && each.option === 3,
    );
    const tagAt = last && pointAt(pose, last.xMm + layout.stepMm * 0.7, last.yMm);
    return [{ ...pointAt(pose, bubble.xMm, bubble.yMm), r: bubble.rMm * pose.scale, kind, tagAt }];
  });
