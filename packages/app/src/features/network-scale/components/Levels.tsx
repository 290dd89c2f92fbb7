import { type QuestionRef, questionId, type ScaleFindings, type ScaleRunResult } from '@caderneta/contract';
import { Card } from '@caderneta/ui';
import { networkScaleCopy } from '../network-scale.copy.ts';
import * as styles from './network-scale.css.ts';

const texts = networkScaleCopy.levels;
/** Points of a level. */
const WIDTH = 25;

export interface LevelsProps {
  findings: ScaleFindings;
  skills: ScaleRunResult['skills'];
}

/** The levels of a scale, the highest first, each with the questions and skills that describe it. */
export function Levels({ findings: { items, levels }, skills }: LevelsProps) {
  const hasColumns = items.some(({ group }) => group > 0);
  const nameOf = (ref: QuestionRef) => networkScaleCopy.question(ref, hasColumns);
  const bySkill = new Map(skills.map((question) => [questionId(question), question.skills]));
  const silent = items.filter(({ curve }) => curve?.point == null);
  return (
    <Card as="section" aria-labelledby="scale-levels" className={styles.section}>
      <h2 id="scale-levels" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.quiet}>{levels.length === 0 ? texts.none : texts.hint}</p>
      <ol className={styles.levels} reversed>
        {[...levels].reverse().map((level) => (
          <li key={level.from} className={styles.level}>
            <span className={styles.points}>{texts.from(level.from, level.from + WIDTH - 1)}</span>
            <ul className={styles.items}>
              {level.items.map((item) => (
                <li key={questionId(item)}>
                  {nameOf(item)}
                  <span className={styles.quiet}>
                    {' · '}
                    {(bySkill.get(questionId(item)) ?? [])
                      .map(({ code, text }) => texts.skill(code, text))
                      .join(' · ') || texts.noSkill}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {silent.length > 0 && <p className={styles.quiet}>{texts.silent(silent.map(nameOf))}</p>}
    </Card>
  );
}
