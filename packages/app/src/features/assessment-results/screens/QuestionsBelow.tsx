import type { AssessmentAnalysis, QuestionAnalysis } from '@caderneta/contract';
import { FindingsPanel } from '../findings/FindingsPanel.tsx';
import { AnswersExport } from './AnswersExport.tsx';

export interface QuestionsBelowProps {
  assessmentId: string;
  title: string;
  rows: readonly QuestionAnalysis[];
  analysis: AssessmentAnalysis;
}

/** What stands below the table of questions, and comes after it: the answers to take away, and what the test says in words. */
export function QuestionsBelow({ assessmentId, title, rows, analysis }: QuestionsBelowProps) {
  return (
    <>
      <AnswersExport assessmentId={assessmentId} title={title} questions={rows} />
      <FindingsPanel rows={rows} analysis={analysis} />
    </>
  );
}
