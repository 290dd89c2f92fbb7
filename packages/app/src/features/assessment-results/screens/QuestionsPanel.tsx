import { type Assessment, type AssessmentAnalysis, lettersAnalysed, type QuestionAnalysis } from '@caderneta/contract';
import { Badge, Button, Card, EmptyState, IconButton, Skeleton, Table, type TableColumn } from '@caderneta/ui';
import { LibraryBig } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatColumnPercent, formatScore } from '../../../lib/numbers.ts';
import { useKey } from '../../../parts/assessments/assessments.api.ts';
import { lazyDialog, lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { fileWords, ofWhom } from '../../../parts/listing/taken-as.ts';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { fetchQuestions, useQuestions } from '../assessment-results.api.ts';
import { assessmentResultsCopy } from '../assessment-results.copy.ts';
import * as styles from '../components/results.css.ts';
import { questionColumns, questionNameOf } from '../result-columns.ts';

const AnnulDialog = lazyDialog(
  async () => (await import('../../../parts/annul-question/screens/AnnulDialog.tsx')).AnnulDialog,
);
const KeepItem = lazyDialog(async () => (await import('./KeepItem.tsx')).KeepItem);
const QuestionsBelow = lazySection(async () => (await import('./QuestionsBelow.tsx')).QuestionsBelow);

const { questions: texts, none } = assessmentResultsCopy;

const columnsFor = (rows: readonly QuestionAnalysis[]): TableColumn[] => [
  { id: 'question', label: texts.columns.question, isRowHeader: true },
  { id: 'key', label: texts.columns.key, narrow: 'end' },
  ...lettersAnalysed(rows).map((letter) => ({
    id: letter,
    label: texts.columns.option(letter),
    align: 'end' as const,
  })),
  { id: 'blank', label: texts.columns.blank, align: 'end' },
  { id: 'double', label: texts.columns.double, align: 'end' },
  { id: 'hits', label: texts.columns.hits, align: 'end', narrow: 'end' },
  { id: 'discrimination', label: texts.columns.discrimination, align: 'end' },
  { id: 'actions', label: texts.columns.act, align: 'end' },
];

const written = (percent: number | null): string => (percent === null ? none : formatColumnPercent(percent));

/** Each option's share, the right ones told apart by their weight too. */
const sharesOf = ({ options }: QuestionAnalysis) => {
  const cells: Record<string, ReactNode> = {};
  for (const { letter, share, is_right: isRight } of options) {
    cells[letter] = isRight ? <b className={styles.right}>{written(share)}</b> : written(share);
  }
  return cells;
};

/** The bank keeps questions of one right letter, by their places in version A. */
const canKeep = ({ kind, key_version }: QuestionAnalysis) => kind === 'choice' && key_version === 'A';

/** What a class made of each question; from here a question is annulled, or kept in the bank. */
export function QuestionsPanel({ assessment, analysis }: { assessment: Assessment; analysis: AssessmentAnalysis }) {
  const { id, can_write: canAnnul, assessment_group_id: groupId } = assessment;
  const questions = useQuestions(id);
  const key = useKey(id);
  const [chosen, setChosen] = useState<QuestionAnalysis | null>(null);
  const [keeping, setKeeping] = useState<QuestionAnalysis | null>(null);
  const rows = questions.rows ?? [];
  const tools = useListTools({
    title: `${texts.label} · ${ofWhom(assessment)}`,
    fileName: fileWords(texts.fileName, assessment),
    columns: questionColumns(rows),
    fetchRows: () => fetchQuestions(id),
  });
  if (questions.failure) {
    return <LoadFailed title={texts.failed} of={questions} />;
  }
  if (questions.rows === undefined) return <Skeleton rows={8} />;
  if (rows.length === 0) return <EmptyState title={texts.empty} message={texts.emptyHint} />;

  const nameOf = (row: QuestionAnalysis) => questionNameOf(row, rows);
  return (
    <>
      <Card padding="none">
        <ListToolbar
          csv
          label={texts.tools}
          onRefresh={() => void questions.reload()}
          isRefreshing={questions.isRefreshing}
          onCsv={tools.onCsv}
          onExcel={tools.onExcel}
          onPrint={tools.onPrint}
        />
        <Table
          label={texts.label}
          columns={columnsFor(rows)}
          rows={rows.map((row) => ({
            id: row.id,
            name: nameOf(row),
            cells: {
              question: nameOf(row),
              key: (
                <span className={styles.key}>
                  {row.correct}
                  {row.annulled && <Badge tone="warning">{texts.annulled}</Badge>}
                </span>
              ),
              ...sharesOf(row),
              blank: written(row.blank),
              double: written(row.double),
              hits: written(row.hit_rate),
              discrimination:
                row.discrimination === null ? (
                  none
                ) : (
                  <span className={styles.key}>
                    {row.discrimination < 0 && <Badge tone="warning">{texts.review}</Badge>}
                    {formatScore(row.discrimination)}
                  </span>
                ),
              actions: (
                <span className={styles.key}>
                  {canAnnul && (
                    <Button
                      size="compact"
                      variant="quiet"
                      aria-label={texts.actFor(row.annulled ? texts.restore : texts.annul, nameOf(row))}
                      onPress={() => setChosen(row)}
                      isDisabled={key.data === undefined}
                    >
                      {row.annulled ? texts.restore : texts.annul}
                    </Button>
                  )}
                  {canKeep(row) && (
                    <IconButton
                      compact
                      label={texts.keep(nameOf(row))}
                      icon={<LibraryBig />}
                      onPress={() => setKeeping(row)}
                    />
                  )}
                </span>
              ),
            },
          }))}
        />
      </Card>
      <p className={styles.note}>
        {[
          texts.basis(analysis.sheets),
          ...(analysis.version_b ? [texts.basisOfB(analysis.version_b.sheets)] : []),
          texts.explain,
        ].join(' ')}
      </p>
      <QuestionsBelow assessment={assessment} rows={rows} analysis={analysis} />
      {keeping !== null && <KeepItem assessment={assessment} question={keeping} onClose={() => setKeeping(null)} />}
      {chosen !== null && key.data !== undefined && (
        <AnnulDialog
          assessmentId={id}
          saved={key.data}
          question={{ group: chosen.group, question: chosen.question }}
          version={chosen.key_version}
          name={nameOf(chosen)}
          hasGroup={groupId !== null}
          onDone={() => setChosen(null)}
          onClose={() => setChosen(null)}
        />
      )}
      {tools.fallback}
    </>
  );
}
