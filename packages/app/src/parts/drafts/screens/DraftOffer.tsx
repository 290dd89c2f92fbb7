import { lazyComponent } from '../../../lib/lazy/LazyComponent.tsx';
import { browserStorage, isDraftStored } from '../../../lib/session/session-storage.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import type { DraftOfferProps } from '../draft-offer.ts';

const StoredDraftOffer = lazyComponent(async () => (await import('./StoredDraftOffer.tsx')).StoredDraftOffer);

/** Above a list: 'Continuar cadastro de …', while a new record was begun and left. Its script comes where there is one. */
export function DraftOffer(props: DraftOfferProps) {
  const { id } = useUser();
  if (!isDraftStored(browserStorage(), id, props.form)) return null;
  return <StoredDraftOffer {...props} />;
}
