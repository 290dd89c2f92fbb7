import { lessonsRequired } from '@caderneta/contract';
import { ModuleProgress, Skeleton, Stack, Tabs } from '@caderneta/ui';
import { useState } from 'react';
import { formatGrade, formatPercent } from '../../../../lib/numbers.ts';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { ReadDialog } from '../../../../parts/listing/ReadDialog.tsx';
import type { StudentFacts } from '../class-students.ts';
import { useAnswers } from '../students.api.ts';
import { studentsCopy } from '../students.copy.ts';
import * as styles from '../students.css.ts';
import { ModuleAnswersView } from './ModuleAnswersView.tsx';

const texts = studentsCopy.details;
const written = (grade: number | null) => (grade === null ? texts.none : formatGrade(grade));

export interface StudentDetailsProps {
  facts: StudentFacts;
  canComment: boolean;
  onClose: () => void;
}

/** One pupil: how far, and what was answered in each module, with the mentor's comments. */
export function StudentDetails({ facts, canComment, onClose }: StudentDetailsProps) {
  const { user } = facts.student;
  const answers = useAnswers(user.id);
  const [module, setModule] = useState('1');
  const frequency = facts.frequency === null ? texts.none : formatPercent(facts.frequency);
  const answersOf = (number: number) => answers.data?.[`modulo_${number}`] ?? {};
  const countOf = (number: number) => Object.values(answersOf(number)).reduce((sum, list) => sum + list.length, 0);
  return (
    <ReadDialog size="large" title={user.name} onClose={onClose}>
      <Stack>
        <p className={styles.facts}>{texts.facts(written(facts.mean), frequency)}</p>
        <ModuleProgress label={texts.overall} modules={facts.modules} />
        {answers.failure ? (
          <LoadFailed title={texts.failed} of={answers} />
        ) : answers.data === undefined ? (
          <Skeleton rows={3} />
        ) : (
          <Tabs
            label={texts.modules}
            items={Object.keys(lessonsRequired).map((id) => ({
              id,
              label: texts.module(Number(id), countOf(Number(id))),
            }))}
            selectedId={module}
            onChange={setModule}
          >
            <ModuleAnswersView
              key={module}
              userId={user.id}
              moduleId={Number(module)}
              answers={answersOf(Number(module))}
              canComment={canComment}
            />
          </Tabs>
        )}
      </Stack>
    </ReadDialog>
  );
}
