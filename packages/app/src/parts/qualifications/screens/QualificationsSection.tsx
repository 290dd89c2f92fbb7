import { Button, Card } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyDialog } from '../../lazy/LazyPart.tsx';
import { listHead } from '../../listing/listing.css.ts';
import { qualificationsCopy } from '../qualifications.copy.ts';
import * as styles from '../qualifications.css.ts';
import type { OpenQualification } from './QualificationDialogs.tsx';
import { QualificationList } from './QualificationList.tsx';

const QualificationDialogs = lazyDialog(async () => (await import('./QualificationDialogs.tsx')).QualificationDialogs);

export interface QualificationsSectionProps {
  /** The teacher's profile; null: there is none, and saving says so. */
  profileId: string | null;
  canWrite: boolean;
}

/** 'Formações': the qualifications of one person. */
export function QualificationsSection({ profileId, canWrite }: QualificationsSectionProps) {
  const texts = qualificationsCopy;
  const id = useId();
  const [open, setOpen] = useState<OpenQualification | null>(null);
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <div className={listHead}>
        <h2 id={id}>{texts.title}</h2>
        {canWrite && (
          <Button icon={<Plus />} size="compact" onPress={() => setOpen({ kind: 'add' })}>
            {texts.add}
          </Button>
        )}
      </div>
      <QualificationList profileId={profileId} onOpen={canWrite ? setOpen : undefined} />
      {open && <QualificationDialogs open={open} profileId={profileId} onClose={() => setOpen(null)} />}
    </Card>
  );
}
