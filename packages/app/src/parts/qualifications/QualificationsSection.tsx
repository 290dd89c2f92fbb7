import type { Qualification } from '@caderneta/contract';
import { Button, Card, ErrorState, Spinner, saveFile, showToast } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { withReason } from '../../lib/api/failure-text.ts';
import { bytesOf } from '../../lib/read-file.ts';
import { type OpenQualification, QualificationDialogs } from './QualificationDialogs.tsx';
import { QualificationRow } from './QualificationRow.tsx';
import { readQualification, useQualifications } from './qualifications.api.ts';
import { qualificationsCopy } from './qualifications.copy.ts';
import * as styles from './qualifications.css.ts';

const extensionOf = (type: string): string => type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'bin';

async function saveDiploma({ id, course_name, diploma }: Qualification): Promise<void> {
  const texts = qualificationsCopy;
  const answer = await readQualification(id);
  if (!answer.ok || !answer.data.diploma_file || !diploma) {
    showToast({ tone: 'error', message: answer.ok ? texts.diplomaFailed : withReason(texts.diplomaFailed, answer) });
    return;
  }
  saveFile(texts.diplomaName(course_name, extensionOf(diploma.type)), bytesOf(answer.data.diploma_file), diploma.type);
}

export interface QualificationsSectionProps {
  /** The teacher's profile; null: there is none, and saving says so. */
  profileId: string | null;
  canWrite: boolean;
}

/** 'Formações': the qualifications of one person. */
export function QualificationsSection({ profileId, canWrite }: QualificationsSectionProps) {
  const texts = qualificationsCopy;
  const id = useId();
  const list = useQualifications(profileId);
  const [open, setOpen] = useState<OpenQualification | null>(null);
  const rows = profileId === null ? [] : list.rows;
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{texts.title}</h2>
        {canWrite && (
          <Button icon={<Plus />} size="compact" onPress={() => setOpen({ kind: 'add' })}>
            {texts.add}
          </Button>
        )}
      </div>
      {rows === undefined ? (
        list.failure ? (
          <ErrorState title={texts.loadFailed} message={list.failure.message} onRetry={() => void list.reload()} />
        ) : (
          <Spinner />
        )
      ) : rows.length === 0 ? (
        <p className={styles.quiet}>{texts.empty}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((qualification) => (
            <QualificationRow
              key={qualification.id}
              qualification={qualification}
              onDiploma={() => void saveDiploma(qualification)}
              onEdit={canWrite ? () => setOpen({ kind: 'edit', qualification }) : undefined}
              onRemove={canWrite ? () => setOpen({ kind: 'remove', qualification }) : undefined}
            />
          ))}
        </ul>
      )}
      <QualificationDialogs open={open} profileId={profileId} onClose={() => setOpen(null)} />
    </Card>
  );
}
