import { type Assessment, type AssessmentAnalysis, type ResultRow, resultStatusLabels } from '@caderneta/contract';
import { Card, Skeleton, TextLink } from '@caderneta/ui';
import { useSearchParams } from 'react-router-dom';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { useResults } from '../../../parts/assessments/assessments.api.ts';
import { ChartCard } from '../../../parts/charts/ChartCard.tsx';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { fileWords, ofWhom } from '../../../parts/listing/taken-as.ts';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { useDrawnPaper } from '../../../parts/paper-pdf/use-drawn-paper.tsx';
import { ResultLines } from '../../../parts/results/ResultLines.tsx';
import { listedStatus } from '../../../parts/results/result-filter.ts';
import { fetchResults } from '../assessment-results.api.ts';
import { assessmentResultsCopy } from '../assessment-results.copy.ts';
import * as styles from '../components/results.css.ts';
import { scoreColumns } from '../result-columns.ts';

const BINS = 10;

/** Every pupil's score, and how the scores spread. */
export function ScoresPanel({ assessment, analysis }: { assessment: Assessment; analysis: AssessmentAnalysis }) {
  const { scores: texts, paper: printed, histogram, loadFailed } = assessmentResultsCopy;
  const { id, class_id: classId, format, can_write: canWrite, key_shape: shape } = assessment;
  const hasVersions = assessment.has_version_b;
  const results = useResults(id);
  const [search] = useSearchParams();
  const listed = listedStatus(search);
  const isListed = ({ status }: ResultRow) => !listed || status === listed;
  const state = listed && resultStatusLabels[listed];
  const paper = useDrawnPaper();
  const tools = useListTools({
    title: ofWhom(assessment),
    fileName: fileWords(texts.fileName, assessment, state),
    columns: scoreColumns(assessment),
    shown: { state },
    fetchRows: async () => {
      const answer = await fetchResults(id);
      return answer.ok ? { ...answer, data: answer.data.filter(isListed) } : answer;
    },
    print: (rows) =>
      paper.draw({
        title: printed.title,
        make: async () => {
          const { resultsPaper } = await import('../results-paper.ts');
          return resultsPaper(assessment, analysis, rows, state ? { state, all: results.rows ?? rows } : null);
        },
      }),
  });
  const canCorrect = canWrite && format === 'GABARITO' && shape.length > 0;
  const hrefOf = (aluno: string) => withQuery(hrefTo('sheetCorrection', { assessmentId: id }), { classId, aluno });
  if (results.failure) {
    return <LoadFailed title={loadFailed} of={results} />;
  }
  if (results.rows === undefined) return <Skeleton rows={8} />;
  return (
    <div className={styles.beside}>
      <ChartCard height="low">
        {({ Histogram }) => (
          <Histogram
            title={histogram.title}
            description={histogram.text}
            emptyText={histogram.empty}
            unit={histogram.unit}
            values={analysis.scores}
            domain={[0, analysis.scale]}
            bins={BINS}
          />
        )}
      </ChartCard>
      <Card padding="none">
        <ListToolbar
          csv
          label={texts.tools}
          onRefresh={() => void results.reload()}
          isRefreshing={results.isRefreshing}
          onCsv={tools.onCsv}
          onExcel={tools.onExcel}
          onPrint={tools.onPrint}
          filters={listed && <TextLink href="?parte=notas">{texts.all}</TextLink>}
        />
        <ResultLines
          rows={results.rows.filter(isListed)}
          hasVersions={hasVersions}
          hrefOf={canCorrect ? hrefOf : null}
        />
      </Card>
      {paper.dialog}
    </div>
  );
}
