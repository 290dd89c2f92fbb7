import type { Gender, User, UserPatch } from '@caderneta/contract';
import { type AddressItem, type EmailItem, newAddress, newEmail, newPhone, type PhoneItem } from './contacts.ts';

/** What the wizard's fields hold. Role, school and class are the caller's own fields (`placement`). */
export interface UserFormValues {
  readonly name: string;
  readonly email: string;
  /** Empty: no password is sent. */
  readonly password: string;
  /** Digits alone. */
  readonly cpf: string;
  /** 'yyyy-mm-dd' */
  readonly birthDate: string | null;
  readonly gender: Gender | null;
  readonly matricula: string;
  /** A JPEG in base64; null removes the photo, undefined leaves the stored one. */
  readonly photo: string | null | undefined;
  readonly emails: readonly EmailItem[];
  readonly phones: readonly PhoneItem[];
  readonly addresses: readonly AddressItem[];
}

/** An empty form, for a new user. */
export const newUserValues: UserFormValues = {
  name: '',
  email: '',
  password: '',
  cpf: '',
  birthDate: null,
  gender: null,
  matricula: '',
  photo: undefined,
  emails: [],
  phones: [],
  addresses: [],
};

/** The form of a user as stored. */
export function valuesOf({ name, email, profiles: [profile] }: User): UserFormValues {
  if (!profile) return { ...newUserValues, name, email };
  return {
    name,
    email,
    password: '',
    cpf: profile.cpf ?? '',
    birthDate: profile.birth_date,
    gender: profile.gender,
    matricula: profile.matricula ?? '',
    photo: undefined,
    emails: profile.profile_email.map((item) => ({ ...newEmail(), email: item.email, isPrimary: item.is_primary })),
    phones: profile.profile_phone.map(({ number, type, is_primary }) => ({
      ...newPhone(),
      number,
      type,
      isPrimary: is_primary,
    })),
    addresses: profile.profile_address.map((item) => ({
      ...newAddress(),
      type: item.type,
      street: item.street,
      number: item.number ?? '',
      complement: item.complement ?? '',
      district: item.district ?? '',
      city: item.city ?? '',
      state: item.state ?? '',
      zipCode: item.zip_code ?? '',
      country: item.country,
      isPrimary: item.is_primary,
    })),
  };
}

const addressTexts = ['street', 'number', 'complement', 'district', 'city', 'state', 'zipCode'] as const;
/** An entry that was opened and never filled in: it is not sent. */
const isEmptyAddress = (address: AddressItem) => addressTexts.every((name) => address[name].trim() === '');

/** The addresses that somebody filled in; one of them is the main one. */
function filledAddresses(addresses: readonly AddressItem[]): AddressItem[] {
  const filled = addresses.filter((address) => !isEmptyAddress(address));
  const hasPrimary = filled.some(({ isPrimary }) => isPrimary);
  return hasPrimary ? filled : filled.map((address, index) => ({ ...address, isPrimary: index === 0 }));
}

/** The form as POST and PATCH /users take it, without role and places. `now` names a matrícula that was left empty. */
export function bodyOf(values: UserFormValues, now: Date) {
  const profile = {
    matricula: values.matricula.trim() || `MAT${now.getTime()}`,
    birth_date: values.birthDate,
    gender: values.gender,
    cpf: values.cpf || null,
    profile_email: values.emails.map(({ email }, index) => ({ email, is_primary: index === 0 })),
    profile_phone: values.phones.map(({ number, type, isPrimary }) => ({ number, type, is_primary: isPrimary })),
    profile_address: filledAddresses(values.addresses).map(({ key: _, zipCode, isPrimary, ...address }) => ({
      ...address,
      zip_code: zipCode,
      is_primary: isPrimary,
    })),
    ...(values.photo === undefined ? {} : { profile_photo: values.photo }),
  };
  return {
    name: values.name,
    email: values.email,
    ...(values.password === '' ? {} : { password: values.password }),
    profile,
  } satisfies UserPatch;
}
