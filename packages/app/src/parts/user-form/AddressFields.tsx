import { type AddressType, addressTypeLabels, addressTypes } from '@caderneta/contract';
import { CepField, Select, Stack, TextField } from '@caderneta/ui';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import type { AddressItem } from './contacts.ts';
import { userFormCopy } from './user-form.copy.ts';
import * as styles from './user-form.css.ts';

export interface AddressFieldsProps {
  address: AddressItem;
  onChange: (part: Partial<AddressItem>) => void;
  /** Its place in the call: 'profile.profile_address.0'. */
  path: string;
  errors: FieldErrors;
  isFresh: boolean;
}

const typeItems = addressTypes.map((id) => ({ id, label: addressTypeLabels[id] }));
type TextName = 'street' | 'number' | 'complement' | 'district' | 'city' | 'state' | 'country';

/** The fields of one address. */
export function AddressFields({ address, onChange, path, errors, isFresh }: AddressFieldsProps) {
  const texts = userFormCopy.addresses;
  const text = (name: TextName) => (
    <TextField
      name={`${path}.${name}`}
      label={texts[name]}
      autoComplete="off"
      autoFocus={isFresh && name === 'street'}
      value={address[name]}
      onChange={(value) => onChange({ [name]: value })}
      errorMessage={errors[`${path}.${name}`]}
    />
  );
  return (
    <Stack gap={5}>
      <div className={styles.two}>
        {text('street')}
        <div className={styles.two}>
          {text('number')}
          {text('complement')}
        </div>
      </div>
      <div className={styles.three}>
        <CepField
          name={`${path}.zip_code`}
          label={texts.zipCode}
          value={address.zipCode}
          onChange={(zipCode) => onChange({ zipCode })}
          errorMessage={errors[`${path}.zip_code`]}
        />
        {text('district')}
        {text('city')}
      </div>
      <div className={styles.three}>
        {text('state')}
        {text('country')}
        <Select
          label={texts.type}
          items={typeItems}
          selectedId={address.type}
          onChange={(type) => onChange({ type: type as AddressType })}
        />
      </div>
    </Stack>
  );
}
