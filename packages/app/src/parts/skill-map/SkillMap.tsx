import { type SkillCell, skillVerdict, type Tally } from '@caderneta/contract';
import { type KeyboardEvent, type MouseEvent, memo, useId, useRef, useState } from 'react';
import { skillMapCopy as texts } from './skill-map.copy.ts';
import * as styles from './skill-map.css.ts';

/** A cell's tally; `questions` where it is of several pupils. */
type Cell = Tally & Partial<SkillCell>;
interface Skill {
  readonly code: string;
  readonly text: string | null;
}
interface Line {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly (Cell | null)[];
}

export interface SkillMapProps {
  /** What it is called, what its lines are, and what all of them together are. */
  names: { readonly label: string; readonly line: string; readonly all: string; readonly legend: string };
  skills: readonly Skill[];
  /** Of all lines, in the order of the skills. */
  total: readonly Cell[];
  lines: readonly Line[];
  /** How a cell's figure is written: right of answered unless told. */
  figure?: (tally: Tally) => string;
}

interface RowProps {
  line: Line;
  /** Its place among the rows. */
  at: number;
  /** Place of the chosen cell; null where it is of another row. */
  chosen: number | null;
  skills: readonly Skill[];
  figure: (tally: Tally) => string;
}

/** Drawn again alone when a cell of it is chosen: a map may have thousands. */
const Row = memo(function Row({ line, at, chosen, skills, figure }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.mapName}>
        {line.name}
      </th>
      {skills.map(({ code }, skill) => {
        const cell = line.cells[skill] ?? null;
        const look = cell === null ? 'none' : skillVerdict(cell, cell.questions);
        return (
          <td
            key={code}
            className={styles.cells[look]}
            data-cell={`${at} ${skill}`}
            data-chosen={chosen === skill || undefined}
          >
            {cell === null ? texts.empty : figure(cell)}
          </td>
        );
      })}
    </tr>
  );
});

interface Spot {
  readonly row: number;
  readonly skill: number;
}
const steps: Readonly<Record<string, (spot: Spot) => Spot>> = {
  ArrowUp: ({ row, skill }) => ({ row: row - 1, skill }),
  ArrowDown: ({ row, skill }) => ({ row: row + 1, skill }),
  ArrowLeft: ({ row, skill }) => ({ row, skill: skill - 1 }),
  ArrowRight: ({ row, skill }) => ({ row, skill: skill + 1 }),
  Home: ({ row }) => ({ row, skill: 0 }),
  End: ({ row }) => ({ row, skill: Number.POSITIVE_INFINITY }),
};
const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));

function wordsOf(skill: Skill | undefined, line: Line | undefined, at: number): string {
  if (!skill || !line) return texts.hint;
  const cell = line.cells[at] ?? null;
  const said = texts.skill(skill.code, skill.text);
  if (cell === null) return texts.cell(line.name, said, texts.empty, texts.noAnswer);
  const verdict = texts.verdicts[skillVerdict(cell, cell.questions)];
  return texts.cell(line.name, said, texts.tally(cell), verdict);
}

/** Pupils, classes or schools by skills: a table whose cells say by colour and figure what each did, and whole once they are chosen. */
export function SkillMap({ names, skills, total, lines, figure = texts.tally }: SkillMapProps) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const rows: readonly Line[] = [{ id: 'total', name: names.all, cells: total }, ...lines];

  const choose = (next: Spot) => {
    const inside = { row: within(next.row, rows.length), skill: within(next.skill, skills.length) };
    setSpot(inside);
    table.current
      ?.querySelector(`[data-cell="${inside.row} ${inside.skill}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(spot === null ? { row: 0, skill: 0 } : step(spot));
  };
  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    const [row, skill] = (cell?.dataset.cell ?? '').split(' ').map(Number);
    if (row !== undefined && skill !== undefined) choose({ row, skill });
  };
  return (
    <div className={styles.stack}>
      <section
        className={styles.scroll}
        aria-label={names.label}
        aria-describedby={`${id}-told`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard too
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <table ref={table} className={styles.map}>
          <caption className={styles.caption}>
            <span className={styles.inSight}>{names.legend}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.mapName}>
                {names.line}
              </th>
              {skills.map(({ code, text }) => (
                <th key={code} scope="col" className={styles.mapHead} title={text ?? undefined}>
                  <span className={styles.code}>{code}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((line, at) => (
              <Row
                key={line.id}
                line={line}
                at={at}
                chosen={spot?.row === at ? spot.skill : null}
                skills={skills}
                figure={figure}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p id={`${id}-told`} role="status" className={styles.chosen}>
        {wordsOf(skills[spot?.skill ?? -1], rows[spot?.row ?? -1], spot?.skill ?? -1)}
      </p>
      <p className={styles.legend}>
        {(['known', 'again', 'few'] as const).map((verdict) => (
          <span key={verdict} className={`${styles.cells[verdict]} ${styles.word}`}>
            {texts.verdicts[verdict]}
          </span>
        ))}
      </p>
    </div>
  );
}
