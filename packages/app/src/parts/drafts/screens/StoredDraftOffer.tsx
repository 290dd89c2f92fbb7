import { Button } from '@caderneta/ui';
import { useSyncExternalStore } from 'react';
import { drafts } from '../../../lib/forms/draft-storage.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import type { DraftOfferProps } from '../draft-offer.ts';
import { draftsCopy as texts } from '../drafts.copy.ts';
import * as styles from '../drafts.css.ts';

/** A question's statement may be a page: its first words tell which one it is. */
const MOST_LETTERS = 60;

/** What a record is called by, in the order in which it is looked for. */
const names = ['name', 'title', 'question', 'course', 'grade', 'statement'];

/** The offer itself, with what the record is called. */
export function StoredDraftOffer({ form, onContinue }: DraftOfferProps) {
  const { id } = useUser();
  const typed = useSyncExternalStore(drafts.subscribe, () => drafts.nameOf(id, form, names));
  if (typed === null) return null;
  const name = typed.length > MOST_LETTERS ? `${typed.slice(0, MOST_LETTERS).trimEnd()}…` : typed;
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
