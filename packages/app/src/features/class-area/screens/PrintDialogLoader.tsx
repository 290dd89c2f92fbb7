import type { Assessment } from '@caderneta/contract';
import { Skeleton } from '@caderneta/ui';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { useAssessmentWrites, useKey } from '../../../parts/assessments/assessments.api.ts';
import { BookletPart } from '../../../parts/bank-items/screens/BookletPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { ReadDialog } from '../../../parts/listing/ReadDialog.tsx';
import { PrintSheetsDialog } from '../../../parts/print-sheets/PrintSheetsDialog.tsx';
import { printSheetsCopy } from '../../../parts/print-sheets/print-sheets.copy.ts';
import { useClassStudents } from '../class-area.api.ts';
import { studentsCopy } from '../students/students.copy.ts';

/** Fetches the pupils and the key's letters, then offers the sheets. */
export function PrintDialogLoader({ assessment, onClose }: { assessment: Assessment; onClose: () => void }) {
  const students = useClassStudents(assessment.class_id);
  const key = useKey(assessment.id);
  const { markPrinted } = useAssessmentWrites();
  const loads = joinLoads(students, key);
  // Printing goes on without a connection: the card then names it as the next step once more, until a sheet is corrected.
  const tellPrinted = () => {
    if (assessment.can_write && assessment.sheets_printed_at === null) void markPrinted(assessment.id);
  };
  if (loads.failure || students.rows === undefined || key.data === undefined) {
    return (
      <ReadDialog title={printSheetsCopy.title} onClose={onClose}>
        {loads.failure ? <LoadFailed title={studentsCopy.failed} of={loads} /> : <Skeleton rows={4} />}
      </ReadDialog>
    );
  }
  return (
    <PrintSheetsDialog
      assessment={assessment}
      students={students.rows.map(({ id, matricula, user }) => ({ id, matricula, name: user.name }))}
      saved={key.data}
      booklet={(numbering) => <BookletPart key={numbering} assessment={assessment} numbering={numbering} />}
      onMade={tellPrinted}
      onClose={onClose}
    />
  );
}
