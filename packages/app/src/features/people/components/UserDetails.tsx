import {
  type AddressType,
  addressTypeLabels,
  genderLabels,
  type PhoneType,
  phoneTypeLabels,
  roleLabel,
  type User,
  writeAddress,
  writeCpf,
  writePhone,
} from '@caderneta/contract';
import { Avatar, Badge, RoleBadge, StatusBadge } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { writeDay } from '../../../lib/dates.ts';
import { EmailText } from '../../../parts/email/EmailText.tsx';
import { peopleCopy } from '../people.copy.ts';
import * as styles from './people.css.ts';

type Profile = User['profiles'][number];
const texts = peopleCopy.details;

/** Everything a user's record holds, to be read. */
export function UserDetails({ user }: { user: User }) {
  const { name, email, role, is_active, profiles } = user;
  const [profile] = profiles;
  return (
    <>
      <div className={styles.detailsHead}>
        <Avatar name={name} size="large" photoUrl={profile?.photo?.url ?? null} />
        <div className={styles.cardWho}>
          <p className={styles.detailsName}>
            <strong>{name}</strong>
          </p>
          <p className={styles.cardLine}>
            <EmailText>{email}</EmailText>
          </p>
          <div className={styles.badges}>
            <RoleBadge role={role} label={roleLabel(role)} />
            <StatusBadge isActive={is_active} />
          </div>
        </div>
      </div>
      {profile && (
        <>
          <Personal profile={profile} />
          <School profile={profile} />
          <Contacts profile={profile} />
        </>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.section}>
      <h3 className={styles.sectionTitle}>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.factLabel}>{label}</dt>
          <dd className={styles.factValue}>{value || texts.empty}</dd>
        </div>
      ))}
    </dl>
  );
}

function Personal({ profile: { birth_date, gender, cpf, matricula, inep_code } }: { profile: Profile }) {
  return (
    <Section title={texts.personal}>
      <Facts
        facts={[
          [texts.birthDate, birth_date && writeDay(birth_date)],
          [texts.gender, gender && genderLabels[gender]],
          [texts.cpf, cpf && writeCpf(cpf)],
          [texts.matricula, matricula],
          ...(inep_code ? [[texts.inep, inep_code] as const] : []),
        ]}
      />
    </Section>
  );
}

function School({ profile: { institution, municipality, school_class } }: { profile: Profile }) {
  return (
    <Section title={texts.school}>
      <Facts
        facts={[
          [texts.institution, institution?.name],
          [texts.municipality, municipality?.name],
          ...(school_class
            ? ([
                [texts.grade, school_class.grade],
                [texts.section, school_class.section],
                [texts.year, school_class.academic_year],
              ] as const)
            : [[texts.schoolClass, null] as const]),
        ]}
      />
    </Section>
  );
}

function Contacts({ profile }: { profile: Profile }) {
  const lists = [
    {
      title: texts.phones,
      none: texts.noPhones,
      items: profile.profile_phone.map((item) => ({
        ...item,
        text: writePhone(item.number),
        type: phoneTypeLabels[item.type as PhoneType],
      })),
    },
    {
      title: texts.emails,
      none: texts.noEmails,
      items: profile.profile_email.map((item) => ({ ...item, text: item.email, type: null })),
    },
    {
      title: texts.addresses,
      none: texts.noAddresses,
      items: profile.profile_address.map((item) => ({
        ...item,
        text: writeAddress(item),
        type: addressTypeLabels[item.type as AddressType],
      })),
    },
  ];
  return lists.map(({ title, none, items }) => (
    <Section key={title} title={title}>
      {items.length === 0 ? (
        <p className={styles.cardLine}>{none}</p>
      ) : (
        <ul className={styles.contacts}>
          {items.map(({ id, text, type, is_primary }) => (
            <li key={id} className={styles.contact}>
              <span>{text}</span>
              {type && <Badge tone="neutral">{type}</Badge>}
              {is_primary && <Badge tone="brand">{texts.primary}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  ));
}
