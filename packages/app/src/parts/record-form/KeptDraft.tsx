import { Button } from '@caderneta/ui';
import { PencilLine } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { drafts } from '../../lib/forms/draft-storage.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { recordFormCopy } from './record-form.copy.ts';
import * as styles from './record-form.css.ts';

export interface KeptDraftProps {
  /** The form of a new record, as its `useRecordForm` names it. */
  form: string;
  /** Opens it. */
  onContinue: () => void;
}

/** What a record is called by, in the order in which it is looked for. */
const names = ['name', 'title', 'question', 'course', 'grade'];

/** Above a list: 'Continuar cadastro de …', while a new record was begun and left. */
export function KeptDraft({ form, onContinue }: KeptDraftProps) {
  const { id } = useUser();
  const texts = recordFormCopy.draft;
  const typed = useSyncExternalStore(drafts.subscribe, () => drafts.nameOf(id, form, names));
  if (typed === null) return null;
  return (
    <p className={styles.kept}>
      <Button size="compact" icon={<PencilLine />} onPress={onContinue}>
        {typed === '' ? texts.goOnUnnamed : texts.goOn(typed)}
      </Button>
      <Button size="compact" variant="quiet" onPress={() => drafts.write(id, form, null)}>
        {texts.discard}
      </Button>
    </p>
  );
}
