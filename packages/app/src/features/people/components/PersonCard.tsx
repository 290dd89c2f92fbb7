import type { UserRow } from '@caderneta/contract';
import { Avatar, Card, IconButton, Menu, type MenuEntry, StatusBadge } from '@caderneta/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classPickersCopy } from '../../../parts/class-pickers/class-pickers.copy.ts';
import { EmailText } from '../../../parts/email/EmailText.tsx';
import { rowLabels } from '../../../parts/listing/listing.copy.ts';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { orgUnitLines } from '../org-unit-lines.ts';
import { peopleCopy } from '../people.copy.ts';
import type { UserActions } from '../user-actions.ts';
import * as styles from './people.css.ts';

export interface PersonCardProps {
  user: UserRow;
  may: UserActions;
  onView: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** The card's main act, a word: 'Formações'. */
  lead?: ReactNode;
  /** What else can be done, in a menu. */
  more?: readonly MenuEntry[];
}

/** A teacher or a pupil: who, where, and what can be done. */
export function PersonCard({ user, may, onView, onEdit, onRemove, lead, more = [] }: PersonCardProps) {
  const id = useId();
  const { act, details } = peopleCopy;
  const { name, email, is_active, profiles } = user;
  const [profile] = profiles;
  const [institution, municipality] = orgUnitLines(user);
  const schoolClass = profile?.school_class;
  return (
    <Card as="article" aria-labelledby={id} padding="none" className={styles.card}>
      <div className={styles.cardHead}>
        <Avatar name={name} photoUrl={profile?.photo?.url ?? null} />
        <div className={styles.cardWho}>
          <h2 id={id} className={styles.cardName}>
            {name}
          </h2>
          <p className={styles.cardLine}>
            <EmailText>{email}</EmailText>
          </p>
        </div>
      </div>
      <div className={styles.cardFacts}>
        <StatusBadge isActive={is_active} />
        <span className={styles.cardLine}>{[institution, municipality].filter(Boolean).join(' · ')}</span>
        {schoolClass && (
          <span className={styles.cardLine}>
            {`${details.schoolClass}: ${classPickersCopy.className(schoolClass.grade, schoolClass.section, schoolClass.academic_year)}`}
          </span>
        )}
        {profile?.matricula && <span className={styles.cardLine}>{`${details.matricula}: ${profile.matricula}`}</span>}
      </div>
      <div className={styles.cardFoot}>
        {lead && <span className={styles.cardLead}>{lead}</span>}
        <RowButtons
          labels={rowLabels}
          name={name}
          onDetails={may.mayView ? onView : undefined}
          onEdit={may.mayEdit ? onEdit : undefined}
          onRemove={may.mayRemove ? onRemove : undefined}
        />
        {more.length > 0 && (
          <Menu trigger={<IconButton compact label={act.more(name)} icon={<EllipsisVertical />} />} items={more} />
        )}
      </div>
    </Card>
  );
}
