import { EmptyState, Notice } from '@caderneta/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { countSharedFiles } from '../../../lib/shared-files.ts';
import { AssessmentsToCorrect } from '../components/AssessmentsToCorrect.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { TeacherStart } from './TeacherStart.tsx';

/** Corrigir: what waits to be corrected. What was shared with the app is read in the class that is opened from here. */
export default function CorrectionStartScreen() {
  const texts = dashboardsCopy.correctionStart;
  const [shared, setShared] = useState(0);
  useEffect(() => {
    void countSharedFiles().then(setShared);
  }, []);
  return (
    <TeacherStart texts={texts} elsewhere={paths.classes}>
      {({ to_correct: { assessments } }) => (
        <>
          {shared > 0 && <Notice>{texts.shared(shared)}</Notice>}
          {assessments.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <AssessmentsToCorrect assessments={assessments} />
          )}
        </>
      )}
    </TeacherStart>
  );
}
