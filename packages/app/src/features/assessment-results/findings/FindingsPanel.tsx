import { type AssessmentAnalysis, fewestSheetsForFindings, type QuestionAnalysis } from '@caderneta/contract';
import { Card } from '@caderneta/ui';
import { questionNameOf } from '../result-columns.ts';
import { rareOptionsOf, sentencesOf, sentencesOfTest } from './finding-words.ts';
import { findingsCopy as texts } from './findings.copy.ts';
import * as styles from './findings.css.ts';
import { OptionCurve } from './OptionCurve.tsx';

export interface FindingsPanelProps {
  rows: readonly QuestionAnalysis[];
  analysis: AssessmentAnalysis;
}

/** Why no question is spoken of; null where the sentence of the whole test says it. */
function silence({ sheets, kr20, counted_questions: size }: AssessmentAnalysis): string | null {
  if (size === 0) return null;
  if (sheets === 0) return texts.noSheets;
  if (sheets < fewestSheetsForFindings) return texts.few(sheets);
  return kr20 === null ? null : texts.nothing;
}

/** What the analysis of a test says in words: of the whole, and of each question that stands out, with its option curve. */
export function FindingsPanel({ rows, analysis }: FindingsPanelProps) {
  const spoken = rows
    .map((row) => {
      const name = questionNameOf(row, rows);
      const kr20 = row.key_version === 'B' ? (analysis.version_b?.kr20 ?? null) : analysis.kr20;
      return { row, name, sentences: sentencesOf(row, name, kr20) };
    })
    .filter(({ sentences }) => sentences.length > 0);
  const rare = rareOptionsOf(rows, (row) => questionNameOf(row, rows));
  const whole = [...sentencesOfTest(analysis), ...(rare.length > 0 ? [texts.rare(rare)] : [])];
  const why = silence(analysis);
  return (
    <section className={styles.stack} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      {whole.length > 0 && (
        <ul className={styles.lines}>
          {whole.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {spoken.length === 0 && why !== null && <p className={styles.quiet}>{why}</p>}
      {spoken.length > 0 && (
        <>
          <p className={styles.quiet}>{texts.curveHint}</p>
          <div className={styles.questions}>
            {spoken.map(({ row, name, sentences }) => (
              <Card key={row.id}>
                <h3 className={styles.name}>{texts.question(name)}</h3>
                <ul className={styles.lines}>
                  {sentences.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
                <OptionCurve row={row} name={name} />
              </Card>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
