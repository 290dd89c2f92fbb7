import { Avatar, Button, Card, type MenuEntry, phone, StatusBadge, useMediaQuery } from '@caderneta/ui';
import { useId } from 'react';
import { classPickersCopy } from '../../../parts/class-pickers/class-pickers.copy.ts';
import { EmailText } from '../../../parts/email/EmailText.tsx';
import { orgUnitLines } from '../org-unit-lines.ts';
import { peopleCopy } from '../people.copy.ts';
import { PersonButtons, type PersonButtonsProps } from './PersonButtons.tsx';
import * as styles from './people.css.ts';

export interface PersonCardProps extends PersonButtonsProps {
  /** The card's main act, a word: 'Formações'; `full` says whose. */
  lead?: (MenuEntry & { readonly full: string }) | undefined;
}

/** A teacher or a pupil: who, where, and what can be done. On a phone a row of two lines with one menu. */
export function PersonCard({ people, user, lead, more = [] }: PersonCardProps) {
  const id = useId();
  const isPhone = useMediaQuery(phone);
  const { details } = peopleCopy;
  const { name, email, is_active, profiles } = user;
  const [profile] = profiles;
  const [institution, municipality] = orgUnitLines(user);
  const schoolClass = profile?.school_class;
  const classText =
    schoolClass && classPickersCopy.className(schoolClass.grade, schoolClass.section, schoolClass.academic_year);
  const avatar = <Avatar name={name} photoUrl={profile?.photo?.url ?? null} />;
  if (isPhone) {
    return (
      <article aria-labelledby={id} className={styles.personRow}>
        {avatar}
        <div className={styles.cardWho}>
          <h2 id={id} className={styles.rowName}>
            {name}
          </h2>
          <p className={styles.rowLine}>
            {[!is_active && peopleCopy.inactive, classText, institution].filter(Boolean).join(' · ')}
          </p>
        </div>
        <PersonButtons people={people} user={user} more={lead ? [lead, ...more] : more} />
      </article>
    );
  }
  return (
    <Card as="article" aria-labelledby={id} padding="none" className={styles.card}>
      <div className={styles.cardHead}>
        {avatar}
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
        {classText && <span className={styles.cardLine}>{`${details.schoolClass}: ${classText}`}</span>}
        {profile?.matricula && <span className={styles.cardLine}>{`${details.matricula}: ${profile.matricula}`}</span>}
      </div>
      <div className={styles.cardFoot}>
        {lead && (
          <span className={styles.cardLead}>
            <Button size="compact" icon={lead.icon} aria-label={lead.full} onPress={lead.onAction}>
              {lead.label}
            </Button>
          </span>
        )}
        <PersonButtons people={people} user={user} more={more} />
      </div>
    </Card>
  );
}
