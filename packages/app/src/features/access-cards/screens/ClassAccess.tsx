import type { AccessCard, PupilAccess } from '@caderneta/contract';
import { Button, Skeleton, showToast } from '@caderneta/ui';
import { ArrowLeft, IdCard, Printer } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { useHeadingFocus } from '../../../lib/place/use-heading-focus.ts';
import { AccessCards } from '../../../parts/access-cards/AccessCards.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useDrawnPaper } from '../../../parts/paper-pdf/use-drawn-paper.tsx';
import { useCardWrites, useClassAccess } from '../access-cards.api.ts';
import { accessCardsCopy } from '../access-cards.copy.ts';
import { AccessTable } from '../components/AccessTable.tsx';
import * as styles from '../components/access-cards.css.ts';

export interface ClassAccessProps {
  classId: string;
  /** What the cards say of the class and its school. */
  className: string;
  /** Whose head its paper has. */
  institutionId: string;
}

/** When the codes that are out were made, newest first, and by whom. */
function makingsOf(pupils: readonly PupilAccess[]) {
  const makers = new Map(pupils.flatMap(({ code_made_at: at, code_made_by: by }) => (at ? [[at, by] as const] : [])));
  return [...makers].map(([at, by]) => ({ at, by })).sort((one, other) => other.at.localeCompare(one.at));
}

/** One class: who has access, and the cards once they are made. */
export function ClassAccess({ classId, className, institutionId }: ClassAccessProps) {
  const texts = accessCardsCopy;
  const access = useClassAccess(classId);
  const make = useCardWrites();
  const [cards, setCards] = useState<readonly AccessCard[] | null>(null);
  const [isMaking, setMaking] = useState(false);
  const paper = useDrawnPaper();
  useHeadingFocus(cards === null ? 'pupils' : 'cards');

  const generate = async (pupils: readonly PupilAccess[]) => {
    setMaking(true);
    const answer = await make(
      classId,
      pupils.map(({ student_profile_id }) => student_profile_id),
      makingsOf(access.data ?? [])[0]?.at ?? null,
    );
    setMaking(false);
    if (!answer.ok) return void showToast({ tone: 'error', message: failureText(answer, texts.failed) });
    showToast({ tone: 'success', message: texts.made(answer.data.length) });
    setCards(answer.data);
  };

  const print = (made: readonly AccessCard[]) =>
    paper.draw({
      title: texts.title,
      make: async () => {
        const { cardPaper } = await import('../../../parts/access-cards/card-paper.ts');
        return cardPaper(made, { title: texts.title, under: className, institutionId });
      },
    });

  if (cards !== null) {
    return (
      <>
        <div className={styles.bar}>
          <Button icon={<ArrowLeft />} onPress={() => setCards(null)}>
            {texts.back}
          </Button>
          <Button variant="primary" icon={<Printer />} onPress={() => print(cards)}>
            {texts.print}
          </Button>
        </div>
        <p className={styles.warning} role="status">
          {texts.shown}
        </p>
        <AccessCards cards={cards} className={className} />
        {paper.dialog}
      </>
    );
  }
  if (access.failure) {
    return <LoadFailed title={texts.loadFailed} of={access} />;
  }
  if (access.data === undefined) return <Skeleton rows={6} />;
  const missing = access.data.filter(({ state }) => state === 'NONE');
  const withCode = access.data.filter(({ state }) => state === 'CODE');
  return (
    <>
      <div className={styles.bar}>
        <Button
          variant="primary"
          icon={<IdCard />}
          isDisabled={missing.length === 0}
          isPending={isMaking}
          onPress={() => void generate(missing)}
        >
          {texts.missing(missing.length)}
        </Button>
        {withCode.length > 0 && (
          <Button isDisabled={isMaking} onPress={() => void generate([...missing, ...withCode])}>
            {texts.all(missing.length + withCode.length)}
          </Button>
        )}
      </div>
      {makingsOf(withCode).map(({ at, by }) => (
        <p key={at} className={styles.warning}>
          {texts.renews(at, by)}
        </p>
      ))}
      <AccessTable pupils={access.data} />
    </>
  );
}
