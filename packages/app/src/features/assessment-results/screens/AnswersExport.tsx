import type { Assessment, QuestionAnalysis } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import { FileArchive, FileSpreadsheet, FileText } from 'lucide-react';
import { fileWords, ofWhom } from '../../../parts/listing/taken-as.ts';
import { saveOrTell, useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { answerColumns } from '../answer-columns.ts';
import { fetchItemResults } from '../assessment-results.api.ts';
import { assessmentResultsCopy } from '../assessment-results.copy.ts';
import * as styles from '../components/results.css.ts';

const { answers: texts } = assessmentResultsCopy;

export interface AnswersExportProps {
  assessment: Assessment;
  questions: readonly QuestionAnalysis[];
}

/** Every pupil's answers, question by question, to take away: as CSV or Excel, the key first; and their scores for another system. */
export function AnswersExport({ assessment, questions }: AnswersExportProps) {
  const tools = useListTools({
    title: texts.title(ofWhom(assessment)),
    fileName: fileWords(texts.fileName, assessment),
    columns: answerColumns(questions),
    fetchRows: async () => {
      const answer = await fetchItemResults(assessment.id);
      return answer.ok
        ? { ok: true, data: answer.data.length > 0 ? [null, ...answer.data] : [], truncated: false }
        : answer;
    },
  });
  return (
    <div className={styles.bar}>
      <span>{texts.label}</span>
      <Button size="compact" icon={<FileText />} onPress={tools.onCsv}>
        {texts.csv}
      </Button>
      <Button size="compact" icon={<FileSpreadsheet />} onPress={tools.onExcel}>
        {texts.excel}
      </Button>
      <Button
        size="compact"
        icon={<FileArchive />}
        onPress={() => void saveOrTell(async () => (await import('../save-one-roster.ts')).saveOneRoster(assessment))}
      >
        {texts.roster}
      </Button>
      {tools.fallback}
    </div>
  );
}
