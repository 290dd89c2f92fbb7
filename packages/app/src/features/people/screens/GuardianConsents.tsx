import { pupilConsentEndpoints } from '@caderneta/contract';
import { Button, ConfirmDelete } from '@caderneta/ui';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import * as styles from '../components/people.css.ts';
import { useConsents, useConsentWithdrawal } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';

const texts = peopleCopy.consents;

export interface GuardianConsentsProps {
  pupil: { readonly id: string; readonly name: string };
}

/** The guardian's consents to keep recordings of a pupil, taken back here without a reading in hand; nothing where there is none. */
export function GuardianConsents({ pupil }: GuardianConsentsProps) {
  const may = useMay();
  const { data: consents, ...found } = useConsents(pupil.id);
  const withdraw = useConsentWithdrawal();
  const [isAsking, setAsking] = useState(false);
  if (found.failure) return <LoadFailed title={texts.failed} of={found} />;
  if (consents === undefined || consents.length === 0) return null;
  const confirm = async () => {
    const words = { done: texts.done, failed: texts.withdrawFailed };
    if ((await tellWrite(withdraw(pupil.id), words)) === null) setAsking(false);
  };
  return (
    <section aria-label={texts.title} className={styles.section}>
      <h3 className={styles.sectionTitle}>{texts.title}</h3>
      <ul className={styles.contacts}>
        {consents.map(({ municipality, recorded_at, recorded_by }) => (
          <li key={municipality.id} className={styles.cardLine}>
            {texts.given(municipality.name, formatDay(recorded_at), recorded_by)}
          </li>
        ))}
      </ul>
      {may(pupilConsentEndpoints.withdraw) && (
        <Button size="compact" onPress={() => setAsking(true)}>
          {texts.withdraw}
        </Button>
      )}
      {isAsking && (
        <ConfirmDelete
          plain
          title={texts.withdraw}
          message={texts.question(pupil.name)}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </section>
  );
}
