import type { AccessReset } from '@caderneta/contract';
import { Button, Modal, Stack, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { AccessCards } from '../../../parts/access-cards/AccessCards.tsx';
import { cardCopy } from '../../../parts/access-cards/access-cards.copy.ts';
import { useDrawnPaper } from '../../../parts/paper-pdf/use-drawn-paper.tsx';
import * as styles from '../components/people.css.ts';
import { resetAccess } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';

export interface AccessResetDialogProps {
  person: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Asks, takes the password away, shows the new code once. */
export function AccessResetDialog({ person, onClose }: AccessResetDialogProps) {
  const texts = peopleCopy.access;
  const [card, setCard] = useState<AccessReset | null>(null);
  const [isSending, setSending] = useState(false);
  const paper = useDrawnPaper();

  const reset = async () => {
    setSending(true);
    const answer = await resetAccess(person.id);
    setSending(false);
    if (!answer.ok) return void showToast({ tone: 'error', message: failureText(answer, texts.failed) });
    showToast({ tone: 'success', message: texts.done });
    setCard(answer.data);
  };

  const print = (made: AccessReset) =>
    paper.draw({
      title: cardCopy.title,
      make: async () => {
        const { cardPaper } = await import('../../../parts/access-cards/card-paper.ts');
        return cardPaper([made], { title: cardCopy.title });
      },
    });

  if (paper.dialog) return paper.dialog;
  return (
    <Modal
      isOpen
      size="small"
      canExpand={false}
      title={texts.title(person.name)}
      onOpenChange={() => {
        if (!isSending) onClose();
      }}
      footer={
        card === null ? (
          <>
            <Button onPress={onClose} isDisabled={isSending}>
              {texts.cancel}
            </Button>
            <Button variant="danger" onPress={() => void reset()} isPending={isSending}>
              {texts.submit}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onClose}>{texts.close}</Button>
            <Button variant="primary" onPress={() => print(card)}>
              {texts.print}
            </Button>
          </>
        )
      }
    >
      {card === null ? (
        <p>{texts.question}</p>
      ) : (
        <Stack>
          <p className={styles.note} role="status">
            {texts.shown}
          </p>
          <AccessCards cards={[card]} />
        </Stack>
      )}
    </Modal>
  );
}
