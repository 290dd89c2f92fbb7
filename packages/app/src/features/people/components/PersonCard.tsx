import { Avatar, Card, IconButton, Menu, type MenuEntry, StatusBadge } from '@caderneta/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classPickersCopy } from '../../../parts/class-pickers/class-pickers.copy.ts';
import { EmailText } from '../../../parts/email/EmailText.tsx';
import { orgUnitLines } from '../org-unit-lines.ts';
import { peopleCopy } from '../people.copy.ts';
import { PersonButtons, type PersonButtonsProps } from './PersonButtons.tsx';
import * as styles from './people.css.ts';

export interface PersonCardProps extends PersonButtonsProps {
  /** The card's main act, a word: 'Formações'. */
  lead?: ReactNode;
  /** What else can be done, in a menu. */
  more?: readonly MenuEntry[];
}

/** A teacher or a pupil: who, where, and what can be done. */
export function PersonCard({ people, user, lead, more = [] }: PersonCardProps) {
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
        <PersonButtons people={people} user={user} />
        {more.length > 0 && (
          <Menu trigger={<IconButton compact label={act.more(name)} icon={<EllipsisVertical />} />} items={more} />
        )}
      </div>
    </Card>
  );
}
