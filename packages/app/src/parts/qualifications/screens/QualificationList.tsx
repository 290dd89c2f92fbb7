import type { Qualification } from '@caderneta/contract';
import { Spinner, Stack, saveFile, showToast } from '@caderneta/ui';
import { withReason } from '../../../lib/api/failure-text.ts';
import { bytesOf } from '../../../lib/read-file.ts';
import { DraftOffer } from '../../drafts/screens/DraftOffer.tsx';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import { newQualificationForm } from '../new-qualification-form.ts';
import { QualificationRow } from '../QualificationRow.tsx';
import { readQualification, useQualifications } from '../qualifications.api.ts';
import { qualificationsCopy } from '../qualifications.copy.ts';
import * as styles from '../qualifications.css.ts';
import type { OpenQualification } from './QualificationDialogs.tsx';

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

export interface QualificationListProps {
  /** The teacher's profile; null: there is none. */
  profileId: string | null;
  /** Absent where they are only read. */
  onOpen?: (open: OpenQualification) => void;
}

/** The qualifications of one person, with what can be done with each. */
export function QualificationList({ profileId, onOpen }: QualificationListProps) {
  const texts = qualificationsCopy;
  const list = useQualifications(profileId);
  const rows = profileId === null ? [] : list.rows;
  if (rows === undefined) {
    return list.failure ? <LoadFailed title={texts.loadFailed} of={list} /> : <Spinner />;
  }
  return (
    <>
      {onOpen && <DraftOffer form={newQualificationForm(profileId)} onContinue={() => onOpen({ kind: 'add' })} />}
      {rows.length === 0 ? (
        <p className={styles.quiet}>{texts.empty}</p>
      ) : (
        <Stack as="ul" gap={0}>
          {rows.map((qualification) => (
            <QualificationRow
              key={qualification.id}
              qualification={qualification}
              onDiploma={() => void saveDiploma(qualification)}
              onEdit={onOpen && (() => onOpen({ kind: 'edit', qualification }))}
              onRemove={onOpen && (() => onOpen({ kind: 'remove', qualification }))}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
