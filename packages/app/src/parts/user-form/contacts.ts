import { type AddressType, addressTypes, type PhoneType, phoneTypes } from '@caderneta/contract';
import { uniqueId } from '../../lib/unique-id.ts';

interface Item {
  /** Tells items of a form apart; never sent. */
  readonly key: string;
  readonly isPrimary: boolean;
}
export interface EmailItem extends Item {
  readonly email: string;
}
export interface PhoneItem extends Item {
  /** Digits alone. */
  readonly number: string;
  readonly type: PhoneType;
}
export interface AddressItem extends Item {
  readonly type: AddressType;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  /** Digits alone. */
  readonly zipCode: string;
  readonly country: string;
}

export const newEmail = (): Omit<EmailItem, 'isPrimary'> => ({ key: uniqueId(), email: '' });
export const newPhone = (): Omit<PhoneItem, 'isPrimary'> => ({ key: uniqueId(), number: '', type: phoneTypes[0] });
export const newAddress = (): Omit<AddressItem, 'isPrimary'> => ({
  key: uniqueId(),
  type: addressTypes[0],
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'Brasil',
});

/** A new item comes last and is primary only as the first. */
export const addItem = <I extends Item>(items: readonly I[], item: Omit<I, 'isPrimary'>): I[] => [
  ...items,
  { ...item, isPrimary: items.length === 0 } as I,
];

/** Without the item; when it was the primary one, the first that remains takes its place. */
export function removeItem<I extends Item>(items: readonly I[], key: string): I[] {
  const left = items.filter((item) => item.key !== key);
  return left.some(({ isPrimary }) => isPrimary)
    ? left
    : left.map((item, index) => ({ ...item, isPrimary: index === 0 }));
}

export const changeItem = <I extends Item>(items: readonly I[], key: string, part: Partial<I>): I[] =>
  items.map((item) => (item.key === key ? { ...item, ...part } : item));

export const makePrimary = <I extends Item>(items: readonly I[], key: string): I[] =>
  items.map((item) => ({ ...item, isPrimary: item.key === key }));

/** E-mails have no mark of their own: the first is the primary one, so that one moves to the front. */
export const makeFirst = <I extends Item>(items: readonly I[], key: string): I[] =>
  [...items.filter((item) => item.key === key), ...items.filter((item) => item.key !== key)].map((item, index) => ({
    ...item,
    isPrimary: index === 0,
  }));
