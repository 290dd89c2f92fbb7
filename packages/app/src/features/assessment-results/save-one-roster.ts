import { type Assessment, exportFileName } from '@caderneta/contract';
import { saveFile, showToast } from '@caderneta/ui';
import { withReason } from '../../lib/api/failure-text.ts';
import { fileWords } from '../../parts/listing/taken-as.ts';
import { fetchResults } from './assessment-results.api.ts';
import { assessmentResultsCopy } from './assessment-results.copy.ts';
import { oneRosterPackage } from './one-roster.ts';

const { answers: texts } = assessmentResultsCopy;

/** Saves an assessment's results as a package of OneRoster. */
export async function saveOneRoster(assessment: Assessment): Promise<void> {
  const answer = await fetchResults(assessment.id);
  if (!answer.ok) return void showToast({ tone: 'error', message: withReason(texts.rosterFailed, answer) });
  const now = new Date();
  const bytes = await oneRosterPackage(assessment, answer.data, now);
  saveFile(exportFileName(fileWords(texts.rosterFile, assessment), 'zip', now), bytes, 'application/zip');
}
