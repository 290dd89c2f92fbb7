import { type SkillCell, skillVerdict, type Tally } from '@caderneta/contract';
import { skillResultsCopy as texts } from './skill-results.copy.ts';
import * as styles from './skill-results.css.ts';

/** A cell's tally; `questions` where it is of several pupils. */
type Cell = Tally & Partial<SkillCell>;

function MapCell({ code, cell, figure }: { code: string; cell: Cell | null; figure: (tally: Tally) => string }) {
  if (cell === null) return <td className={styles.cells.none}>{texts.empty}</td>;
  const verdict = skillVerdict(cell, cell.questions);
  return (
    <td className={styles.cells[verdict]} title={texts.map.cell(code, texts.tally(cell), texts.verdicts[verdict])}>
      {figure(cell)}
    </td>
  );
}

export interface SkillMapProps {
  /** What it is called, what its lines are, and what all of them together are. */
  names: { readonly label: string; readonly line: string; readonly all: string; readonly legend: string };
  skills: readonly { readonly code: string; readonly text: string | null }[];
  /** Of all lines, in the order of the skills. */
  total: readonly Cell[];
  lines: readonly { readonly id: string; readonly name: string; readonly cells: readonly (Cell | null)[] }[];
  /** How a cell's figure is written: right of answered unless told. */
  figure?: (tally: Tally) => string;
}

/** Pupils, classes or schools by skills: a table whose cells say by colour and figure what each did. */
export function SkillMap({ names, skills, total, lines, figure = texts.tally }: SkillMapProps) {
  const cells = (of: readonly (Cell | null)[]) =>
    skills.map(({ code }, at) => <MapCell key={code} code={code} cell={of[at] ?? null} figure={figure} />);
  return (
    <div className={styles.stack}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard too */}
      <section className={styles.scroll} aria-label={names.label} tabIndex={0}>
        <table className={styles.map}>
          <caption className={styles.caption}>{names.legend}</caption>
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
            <tr>
              <th scope="row" className={styles.mapName}>
                {names.all}
              </th>
              {cells(total)}
            </tr>
            {lines.map(({ id, name, cells: own }) => (
              <tr key={id}>
                <th scope="row" className={styles.mapName}>
                  {name}
                </th>
                {cells(own)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.legend}>
        {(['known', 'again', 'few'] as const).map((verdict) => (
          <span key={verdict} className={styles.cells[verdict]}>
            {texts.verdicts[verdict]}
          </span>
        ))}
      </p>
    </div>
  );
}
