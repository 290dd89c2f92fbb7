import { userPatchSchema } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { checkBasics, checkStep, stepOf } from './check-user.ts';
import { type AddressItem, addItem, newAddress, newEmail, newPhone, type PhoneItem } from './contacts.ts';
import { profileWords, userWords } from './user-form.copy.ts';
import { bodyOf, newUserValues } from './user-form-values.ts';

const today = '2026-08-14';
const filled = { ...newUserValues, name: 'Rosângela', email: 'rosangela@escola.br' };
const profile = (part: object) => Object.values(checkBasics({ ...filled, ...part }, profileWords, today));
const user = (part: object) => Object.values(checkBasics({ ...filled, ...part }, userWords, today));

describe('Dados Básicos', () => {
  it.each([
    [{ name: '  ' }, ['Informe o nome']],
    [{ email: 'rosangela' }, ['E-mail inválido']],
    [{ email: '' }, ['E-mail inválido']],
    [{ cpf: '1234' }, ['CPF inválido']],
    [{ cpf: '12345678900' }, ['CPF inválido']],
    [{ cpf: '52998224725' }, []],
    [{ birthDate: '2026-08-15' }, ['A data de nascimento não pode estar no futuro']],
    [{ password: 'Caderneta@2026' }, []],
    [{}, []],
  ])('of Meu Perfil: %o says %o', (part, said) => expect(profile(part)).toEqual(said));

  it.each([
    [{ name: '', email: '' }, ['Nome obrigatório', 'Email obrigatório', 'Senha é obrigatória para novos usuários']],
    [{ email: 'x@y', password: 'Caderneta@2026' }, ['Email inválido']],
    [{ cpf: '1234', password: 'Caderneta@2026' }, ['CPF deve conter 11 dígitos']],
    [{ cpf: '11111111111', password: 'Caderneta@2026' }, ['CPF inválido']],
    [{ password: 'Caderneta2026' }, ['A senha deve ter um caractere especial (!@#$%^&*(),.?":{}|<>_)']],
  ])('of a new user: %o says %o', (part, said) => expect(user(part)).toEqual(said));

  it('lets a pupil go without e-mail, never with a wrong one', () => {
    const words = { ...userWords, emailMissing: null, passwordMissing: null };
    expect(checkBasics({ ...filled, email: '' }, words, today)).toEqual({});
    expect(checkBasics({ ...filled, email: 'x' }, words, today)).toEqual({ email: 'Email inválido' });
  });
});

describe('Contatos and Endereços', () => {
  it('name the field that is wrong, each in its own step', () => {
    const phones = addItem<PhoneItem>([], { ...newPhone(), number: '123' });
    const addresses = addItem<AddressItem>([], { ...newAddress(), street: 'Rua A', zipCode: '1234' });
    const values = { ...filled, phones, addresses };
    expect(checkStep(values, 'contacts')).toEqual({
      'profile.profile_phone.0.number': 'Telefone deve ter DDD e 8 ou 9 dígitos',
    });
    expect(checkStep(values, 'addresses')).toEqual({
      'profile.profile_address.0.zip_code': 'CEP deve conter 8 dígitos',
    });
    expect([stepOf('profile.profile_phone.0.number'), stepOf('profile.profile_address.0.zip_code')]).toEqual([
      'contacts',
      'addresses',
    ]);
    expect([stepOf('email'), stepOf('profile.cpf')]).toEqual(['basics', 'basics']);
  });
});

describe('what is sent', () => {
  const now = new Date('2026-08-14T12:00:00Z');

  it('drops what is empty, makes the first e-mail primary and names an empty matrícula', () => {
    const emails = addItem(addItem([], newEmail()), { ...newEmail(), email: 'a@b.br' });
    const addresses = addItem([], newAddress());
    const two = addItem(addresses, { ...newAddress(), street: 'Rua A' });
    expect(bodyOf({ ...filled, addresses: two }, now).profile.profile_address).toMatchObject([
      { street: 'Rua A', is_primary: true },
    ]);
    const sent = userPatchSchema.parse(bodyOf({ ...filled, emails, addresses }, now));
    expect(sent.profile).toMatchObject({
      matricula: `MAT${now.getTime()}`,
      birth_date: null,
      gender: null,
      cpf: null,
      profile_email: [{ email: 'a@b.br', is_primary: true }],
      profile_address: [],
    });
    expect(sent).not.toHaveProperty('password');
    expect(sent.profile).not.toHaveProperty('profile_photo');
  });

  it('sends a photo, or its removal, only when it was changed', () => {
    expect(bodyOf({ ...filled, photo: null }, now).profile).toHaveProperty('profile_photo', null);
    expect(bodyOf({ ...filled, photo: 'abc' }, now).profile).toHaveProperty('profile_photo', 'abc');
  });
});
