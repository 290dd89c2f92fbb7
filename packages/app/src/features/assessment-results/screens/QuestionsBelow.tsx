import type { Assessment, AssessmentAnalysis, QuestionAnalysis } from '@caderneta/contract';
import { FindingsPanel } from '../findings/FindingsPanel.tsx';
import { AnswersExport } from './AnswersExport.tsx';

export interface QuestionsBelowProps {
  assessment: Assessment;
  rows: readonly QuestionAnalysis[];
  analysis: AssessmentAnalysis;
}

/** What stands below the table of questions, and comes after it: the answers to take away, and what the test says in words. */
export function QuestionsBelow({ assessment, rows, analysis }: QuestionsBelowProps) {
  return (
    <>
      <AnswersExport assessment={assessment} questions={rows} />
      <FindingsPanel rows={rows} analysis={analysis} />
    </>
  );
}
