import type { Shape, TextShape } from '../../packages/omr-engine/src/sheet/drawing.ts';
import { layout, markedOf, type SheetPose, shapes } from './sheet-scene.ts';

const grey = (ink: number) => `rgb(${ink * 255} ${ink * 255} ${ink * 255})`;
const weights = { regular: 400, medium: 500, bold: 700, mono: 500 };
const faces = { text: 'Atkinson Hyperlegible Next Variable', mono: 'Atkinson Hyperlegible Mono Variable' };

function Text({ text, xMm, yMm, sizeMm, face, anchor = 'start', ink = 0 }: TextShape) {
  return (
    <text
      x={xMm}
      y={yMm}
      fontSize={sizeMm}
      fontFamily={face === 'mono' ? faces.mono : faces.text}
      fontWeight={weights[face]}
      textAnchor={anchor}
      fill={grey(ink)}
    >
      {text}
    </text>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  if (shape.kind === 'text') return <Text {...shape} />;
  const paint = {
    fill: shape.fill === undefined ? 'none' : grey(shape.fill),
    stroke: shape.stroke === undefined ? 'none' : grey(shape.stroke),
    strokeWidth: shape.strokeMm ?? 0.25,
  };
  if (shape.kind === 'circle') return <circle cx={shape.xMm} cy={shape.yMm} r={shape.rMm} {...paint} />;
  if (shape.kind === 'rect') {
    const { xMm: x, yMm: y, widthMm: width, heightMm: height, radiusMm: rx } = shape;
    return <rect {...{ x, y, width, height, rx }} {...paint} />;
  }
  const points = shape.points.map((point) => point.join()).join(' ');
  return <polyline points={points} strokeDasharray={shape.dashMm} {...paint} />;
}

/** A page of the sheet, in mm: white paper with what the product prints, and the pupil's ink where wanted. */
export function PaperSheet({ isFilled = false }: { isFilled?: boolean }) {
  return (
    <g>
      <rect width={layout.widthMm} height={layout.heightMm} fill="#fff" />
      {shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} />
      ))}
      {isFilled &&
        layout.bubbles
          .filter(({ group, question, option }) => markedOf(group, question).includes('ABCD'[option] ?? ' '))
          .map(({ xMm, yMm, rMm }) => <circle key={`${xMm} ${yMm}`} cx={xMm} cy={yMm} r={rMm * 0.95} fill="#2b2f4a" />)}
    </g>
  );
}

/** Stands for the camera's picture: the filled sheet on a table. */
export function SheetPicture({ width, height, pose }: { width: number; height: number; pose: SheetPose }) {
  const transform = `translate(${pose.x} ${pose.y}) rotate(${pose.turn}) scale(${pose.scale}) translate(${-layout.widthMm / 2} ${-layout.heightMm / 2})`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <rect width={width} height={height} fill="#7b5936" />
      {[0.1, 0.42, 0.74].map((share) => (
        <path key={share} d={`M${share * width} 0l-12 ${height}`} stroke="#4b341f" strokeWidth="2" />
      ))}
      <g transform={transform}>
        <PaperSheet isFilled />
        <rect width={layout.widthMm} height={layout.heightMm} fill="rgb(120 100 70 / 0.16)" />
      </g>
    </svg>
  );
}
