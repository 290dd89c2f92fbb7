import { type PersonalData, personalDataEndpoints } from '@caderneta/contract';
import { Button, LinkButton, Skeleton } from '@caderneta/ui';
import { Download, Eraser } from 'lucide-react';
import { formatDay } from '../../../lib/dates.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import * as styles from '../components/personal-data.css.ts';
import { usePersonalData } from '../personal-data.api.ts';
import { personalDataCopy } from '../personal-data.copy.ts';
import { ViewList } from './ViewList.tsx';

export interface PersonalDataSectionProps {
  userId: string;
  /** 'Apagar dados' was pressed. */
  onErase: (person: PersonalData) => void;
}

/** What MASTER does with a person's data: export, erase, and see who saw it. */
export function PersonalDataSection({ userId, onErase }: PersonalDataSectionProps) {
  const texts = personalDataCopy;
  const may = useMay();
  const found = usePersonalData(userId);
  if (found.failure) return <LoadFailed title={texts.loadFailed} of={found} />;
  const person = found.data;
  if (person === undefined) return <Skeleton rows={2} />;
  const { erased_at, export_url, refused } = person;
  return (
    <>
      <section aria-label={texts.title} className={styles.section}>
        <h3 className={styles.heading}>{texts.title}</h3>
        <p className={styles.hint}>{erased_at === null ? texts.lead : texts.erasedOn(formatDay(erased_at))}</p>
        {erased_at === null && refused !== null && <p className={styles.hint}>{refused}</p>}
        <div className={styles.acts}>
          <LinkButton href={export_url} download icon={<Download />}>
            {texts.export}
          </LinkButton>
          {refused === null && may(personalDataEndpoints.erase) && (
            <Button icon={<Eraser />} onPress={() => onErase(person)}>
              {texts.erase}
            </Button>
          )}
        </div>
      </section>
      <ViewList userId={userId} />
    </>
  );
}
