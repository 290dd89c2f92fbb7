import { addressTypeLabels, phoneTypeLabels, type User, writeAddress, writePhone } from '@caderneta/contract';
import { Card, Stack } from '@caderneta/ui';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useId } from 'react';
import { EmailText } from '../../../parts/email/EmailText.tsx';
import { profileCopy } from '../profile.copy.ts';
import { ContactLine } from './ContactLine.tsx';
import * as styles from './profile.css.ts';

type Profile = User['profiles'][number];

type Address = Profile['profile_address'][number];
const shortAddress = ({ street, number }: Address): string => (number ? `${street}, ${number}` : street);

const addressLines = (addresses: readonly Address[], write: (address: Address) => string) =>
  addresses.map((address) => (
    <ContactLine
      key={address.id}
      icon={MapPin}
      text={write(address)}
      kind={addressTypeLabels[address.type]}
      isPrimary={address.is_primary}
    />
  ));

/** 'Contatos': e-mails, phones and addresses, each with its 'primário' mark. */
export function ContactsCard({ profile }: { profile: Profile | undefined }) {
  const id = useId();
  const texts = profileCopy.contacts;
  const { profile_email = [], profile_phone = [], profile_address = [] } = profile ?? {};
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{texts.title}</h2>
      {profile_email.length + profile_phone.length + profile_address.length === 0 && (
        <p className={styles.quiet}>{texts.none}</p>
      )}
      <Stack as="ul" gap={0}>
        {profile_email.map((item) => (
          <ContactLine
            key={item.id}
            icon={Mail}
            text={<EmailText>{item.email}</EmailText>}
            kind={texts.email}
            isPrimary={item.is_primary}
          />
        ))}
        {profile_phone.map((item) => (
          <ContactLine
            key={item.id}
            icon={Phone}
            text={writePhone(item.number)}
            kind={phoneTypeLabels[item.type]}
            isPrimary={item.is_primary}
          />
        ))}
        {addressLines(profile_address, shortAddress)}
      </Stack>
    </Card>
  );
}

/** 'Endereços': each in full. */
export function AddressesCard({ profile }: { profile: Profile | undefined }) {
  const id = useId();
  const texts = profileCopy.addresses;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{texts.title}</h2>
      {profile === undefined || profile.profile_address.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <Stack as="ul" gap={0}>
          {addressLines(profile.profile_address, writeAddress)}
        </Stack>
      )}
    </Card>
  );
}
