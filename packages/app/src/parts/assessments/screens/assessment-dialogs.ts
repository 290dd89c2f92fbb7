import { lazyDialog } from '../../lazy/LazyPart.tsx';

/** What is done with an assessment in a dialog, wherever assessments are listed. */
export const AssessmentFormDialog = lazyDialog(
  async () => (await import('./AssessmentFormDialog.tsx')).AssessmentFormDialog,
);
export const AssessmentViewDialog = lazyDialog(
  async () => (await import('./AssessmentViewDialog.tsx')).AssessmentViewDialog,
);
export const ApplyDialog = lazyDialog(async () => (await import('./ApplyDialog.tsx')).ApplyDialog);
export const RemoveAssessmentDialog = lazyDialog(
  async () => (await import('./RemoveAssessmentDialog.tsx')).RemoveAssessmentDialog,
);
