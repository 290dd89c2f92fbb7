import { Button } from '@caderneta/ui';
import { useSyncExternalStore } from 'react';
import { drafts } from '../../../lib/forms/draft-storage.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { draftName } from '../draft-name.ts';
import { draftOfferCopy as texts } from '../draft-offer.copy.ts';
import type { DraftOfferProps } from '../draft-offer.ts';
import * as styles from '../drafts.css.ts';

/** The offer itself, with what the record is called. */
export function StoredDraftOffer({ form, onContinue }: DraftOfferProps) {
  const { id } = useUser();
  const name = useSyncExternalStore(drafts.subscribe, () => draftName(id, form));
  if (name === null) return null;
  return (
    <p className={styles.offer}>
      <Button size="compact" onPress={onContinue}>
        {name === '' ? texts.goOnUnnamed : texts.goOn(name)}
      </Button>
      <Button size="compact" variant="quiet" onPress={() => drafts.write(id, form, null)}>
        {texts.discard}
      </Button>
    </p>
  );
}
