import { lazy, Suspense } from 'react';
import { browserStorage, isDraftStored } from '../../../lib/session/session-storage.ts';
import { useUser } from '../../../lib/session/use-session.ts';

const StoredDraftOffer = lazy(async () => ({ default: (await import('./StoredDraftOffer.tsx')).StoredDraftOffer }));

export interface DraftOfferProps {
  /** The form of a new record, as its `useRecordForm` names it. */
  form: string;
  /** Opens it. */
  onContinue: () => void;
}

/** Above a list: 'Continuar cadastro de …', while a new record was begun and left. Its script comes where there is one. */
export function DraftOffer(props: DraftOfferProps) {
  const { id } = useUser();
  if (!isDraftStored(browserStorage(), id, props.form)) return null;
  return (
    <Suspense fallback={null}>
      <StoredDraftOffer {...props} />
    </Suspense>
  );
}
