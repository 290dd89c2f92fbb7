import { Stack } from '@caderneta/ui';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import { AddressFields } from './AddressFields.tsx';
import { ContactList } from './ContactList.tsx';
import { type AddressItem, changeItem, makePrimary, newAddress } from './contacts.ts';
import { userFormCopy } from './user-form.copy.ts';
import * as styles from './user-form.css.ts';

export interface AddressesStepProps {
  addresses: readonly AddressItem[];
  onChange: (part: { addresses: readonly AddressItem[] }) => void;
  errors: FieldErrors;
}

/** 'Endereços', hidden until one is added. */
export function AddressesStep({ addresses, onChange, errors }: AddressesStepProps) {
  const texts = userFormCopy.addresses;
  return (
    <Stack gap={5}>
      {addresses.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ContactList
        title={texts.title}
        addLabel={texts.add}
        itemTitle={texts.item}
        items={addresses}
        make={newAddress}
        promote={makePrimary}
        onChange={(items) => onChange({ addresses: items })}
        fields={(item, index, isFresh) => (
          <AddressFields
            address={item}
            isFresh={isFresh}
            path={`profile.profile_address.${index}`}
            errors={errors}
            onChange={(part) => onChange({ addresses: changeItem(addresses, item.key, part) })}
          />
        )}
      />
    </Stack>
  );
}
