import { type PointerEvent, useRef } from 'react';
import type { Box } from '../draft/group-shape.ts';
import type { DraftChange, DraftGroup, ModelDraft } from '../draft/model-draft.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import * as styles from './sheet-models.css.ts';

export interface ModelPictureProps {
  draft: ModelDraft;
  /** Address of the straightened picture. */
  picture: string;
  name: string;
  selected: number | null;
  isDisabled: boolean;
  onSelect: (number: number) => void;
  onChange: (change: DraftChange) => void;
  /** A group is in the hand, and changes with each move. */
  onHold: (isHeld: boolean) => void;
}

interface Drag {
  readonly number: number;
  readonly isResize: boolean;
  readonly from: { readonly x: number; readonly y: number };
  readonly box: Box;
}

/** Sizes of what is drawn over the picture, as shares of its width. */
const TAG = 0.026;
const HANDLE = 0.022;

function Group({ of, isSelected, unit }: { of: DraftGroup; isSelected: boolean; unit: number }) {
  const { group, kind } = of;
  const { box, bubble, lines, number } = group;
  const tag = unit * TAG;
  return (
    <>
      <rect
        {...box}
        data-group={number}
        className={[
          styles.box[kind],
          ...(kind === 'ignored' ? [styles.ignored] : []),
          ...(isSelected ? [styles.selected] : []),
        ].join(' ')}
      />
      {kind !== 'ignored' &&
        lines.map((line) =>
          line.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={bubble.width * 0.16} className={styles.dot[kind]} />
          )),
        )}
      <rect x={box.x} y={box.y - tag} width={tag * 1.3} height={tag} className={styles.tag[kind]} />
      <text
        x={box.x + tag * 0.65}
        y={box.y - tag * 0.25}
        fontSize={tag * 0.75}
        textAnchor="middle"
        className={styles.tagText}
      >
        {number}
      </text>
      {isSelected && (
        <rect
          data-group={number}
          data-resize=""
          x={box.x + box.width - (unit * HANDLE) / 2}
          y={box.y + box.height - (unit * HANDLE) / 2}
          width={unit * HANDLE}
          height={unit * HANDLE}
          className={styles.handle}
        />
      )}
    </>
  );
}

/**
 * The sheet's picture with the groups drawn over it: a group is dragged, and resized by its corner. Hidden from screen readers, to whom the
 * list beside it says and gives the same.
 */
export function ModelPicture(props: ModelPictureProps) {
  const { draft, picture, name, selected, isDisabled, onSelect, onChange, onHold } = props;
  const drag = useRef<Drag | null>(null);
  const { layout, groups } = draft;

  const spotOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * layout.width, y: ((clientY - top) / height) * layout.height };
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    const { dataset } = event.target as SVGElement;
    const number = Number(dataset.group);
    const found = groups.find(({ group }) => group.number === number);
    if (!found) return;
    const isKnown = selected === number;
    onSelect(number);
    // A finger that moves over a group scrolls the page, unless the group was chosen before.
    if (isDisabled || (event.pointerType === 'touch' && !isKnown)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onHold(true);
    drag.current = { number, isResize: dataset.resize !== undefined, from: spotOf(event), box: found.group.box };
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (drag.current === null) return;
    const { number, isResize, from, box } = drag.current;
    const to = spotOf(event);
    const by = { x: to.x - from.x, y: to.y - from.y };
    const next = isResize
      ? { ...box, width: box.width + by.x, height: box.height + by.y }
      : { ...box, x: box.x + by.x, y: box.y + by.y };
    onChange({ type: 'box', number, box: next });
  };
  const end = () => {
    onHold(false);
    drag.current = null;
  };

  return (
    <div className={styles.frame}>
      <img
        src={picture}
        alt={sheetModelsCopy.editor.imageOf(name)}
        className={styles.image}
        style={{ aspectRatio: `${layout.width} / ${layout.height}` }}
      />
      <svg
        aria-hidden="true"
        className={styles.overlay}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        preserveAspectRatio="none"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {groups.map((of) => (
          <Group
            key={of.group.number}
            of={of}
            unit={Math.max(layout.width, layout.height)}
            isSelected={of.group.number === selected}
          />
        ))}
      </svg>
    </div>
  );
}
