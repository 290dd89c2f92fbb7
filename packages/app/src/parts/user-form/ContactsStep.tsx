import { type PhoneType, phoneTypeLabels, phoneTypes } from '@caderneta/contract';
import { PhoneField, Select, Stack, TextField } from '@caderneta/ui';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import { ContactList } from './ContactList.tsx';
import { changeItem, type EmailItem, makeFirst, makePrimary, newEmail, newPhone, type PhoneItem } from './contacts.ts';
import { userFormCopy } from './user-form.copy.ts';
import * as styles from './user-form.css.ts';

export interface ContactsStepProps {
  emails: readonly EmailItem[];
  phones: readonly PhoneItem[];
  onChange: (part: { emails: readonly EmailItem[] } | { phones: readonly PhoneItem[] }) => void;
  errors: FieldErrors;
}

const typeItems = phoneTypes.map((id) => ({ id, label: phoneTypeLabels[id] }));

/** 'Contatos': e-mails and phones, each kind hidden until one is added. */
export function ContactsStep({ emails, phones, onChange, errors }: ContactsStepProps) {
  const texts = userFormCopy;
  const changePhone = (key: string, part: Partial<PhoneItem>) => onChange({ phones: changeItem(phones, key, part) });
  return (
    <Stack gap={5}>
      {emails.length + phones.length === 0 && <p className={styles.none}>{texts.noContacts}</p>}
      <ContactList
        title={texts.emails.title}
        addLabel={texts.emails.add}
        itemTitle={texts.emails.item}
        items={emails}
        make={newEmail}
        promote={makeFirst}
        onChange={(items) => onChange({ emails: items })}
        fields={(item, index, isFresh) => (
          <TextField
            name={`profile.profile_email.${index}.email`}
            type="email"
            label={texts.emails.field}
            autoComplete="off"
            autoFocus={isFresh}
            value={item.email}
            onChange={(email) => onChange({ emails: changeItem(emails, item.key, { email }) })}
            errorMessage={errors[`profile.profile_email.${index}.email`]}
          />
        )}
      />
      <ContactList
        title={texts.phones.title}
        addLabel={texts.phones.add}
        itemTitle={texts.phones.item}
        items={phones}
        make={newPhone}
        promote={makePrimary}
        onChange={(items) => onChange({ phones: items })}
        fields={(item, index, isFresh) => (
          <div className={styles.two}>
            <PhoneField
              name={`profile.profile_phone.${index}.number`}
              label={texts.phones.number}
              autoFocus={isFresh}
              value={item.number}
              onChange={(number) => changePhone(item.key, { number })}
              errorMessage={errors[`profile.profile_phone.${index}.number`]}
            />
            <Select
              label={texts.phones.type}
              items={typeItems}
              selectedId={item.type}
              onChange={(type) => changePhone(item.key, { type: type as PhoneType })}
            />
          </div>
        )}
      />
    </Stack>
  );
}
