import { type ClassSkills, skillVerdict, type Tally } from '@caderneta/contract';
import { skillResultsCopy as texts } from './skill-results.copy.ts';
import * as styles from './skill-results.css.ts';

function MapCell({ code, tally, questions }: { code: string; tally: Tally | undefined; questions?: number }) {
  if (tally === undefined) return <td className={styles.cells.none}>{texts.empty}</td>;
  const verdict = skillVerdict(tally, questions);
  const written = texts.tally(tally);
  return (
    <td className={styles.cells[verdict]} title={texts.map.cell(code, written, texts.verdicts[verdict])}>
      {written}
    </td>
  );
}

/** Pupils by skills: a table whose cells say by colour and figure what each pupil did. */
export function SkillMap({ of: { skills, pupils } }: { of: ClassSkills }) {
  return (
    <div className={styles.stack}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard too */}
      <section className={styles.scroll} aria-label={texts.map.label} tabIndex={0}>
        <table className={styles.map}>
          <caption className={styles.caption}>{texts.map.legend}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.mapName}>
                {texts.map.pupil}
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
                {texts.map.all}
              </th>
              {skills.map((skill) => (
                <MapCell key={skill.code} code={skill.code} tally={skill} questions={skill.questions} />
              ))}
            </tr>
            {pupils.map(({ student_profile_id: id, name, skills: own }) => (
              <tr key={id}>
                <th scope="row" className={styles.mapName}>
                  {name}
                </th>
                {skills.map(({ code }) => (
                  <MapCell key={code} code={code} tally={own.find((skill) => skill.code === code)} />
                ))}
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
