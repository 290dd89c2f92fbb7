import type { Role } from '@caderneta/contract';
import { profileAddresses, profileEmails, profilePhones } from '../schema/profile-contacts.table.ts';
import { profiles } from '../schema/profiles.table.ts';
import { users } from '../schema/users.table.ts';
import { plainText } from '../server/query/plain-text.ts';
import { demoAccounts } from './content/accounts.data.ts';
import { districts, femaleNames, maleNames, streets, surnames } from './content/names.data.ts';
import { drawCpf } from './cpf.ts';
import { rowsOf, type TableRows } from './rows.ts';
import type { Day } from './school-calendar.ts';
import type { Gender, Moment, Municipality, Person, School } from './world.ts';

interface PersonPlan {
  readonly role: Role;
  readonly municipality: Municipality;
  /** Null for those who work for the whole network or municipality. */
  readonly school: School | null;
  /** Whether the municipality's name stands in the profile: not for a MASTER. */
  readonly wholeNetwork?: boolean;
  readonly name?: string;
  readonly gender?: Gender;
  readonly bornBetween: readonly [number, number];
  readonly matricula: string | null;
  readonly createdAt: Date;
  readonly isActive?: boolean;
}

/** Draws people and keeps names, addresses and CPFs from repeating. */
export interface People {
  add(input: PersonPlan): Person;
  /** Users, profiles and contacts, in the order in which they can be inserted. */
  rows(): TableRows[];
}

export function createPeople(moment: Moment): People {
  const draw = moment.draw.fork('people');
  const emails = new Set(demoAccounts.map(({ email }) => email));
  const names = new Set<string>();
  const cpfs = new Set<string>();
  const tables = {
    users: [] as (typeof users.$inferInsert)[],
    profiles: [] as (typeof profiles.$inferInsert)[],
    emails: [] as (typeof profileEmails.$inferInsert)[],
    phones: [] as (typeof profilePhones.$inferInsert)[],
    addresses: [] as (typeof profileAddresses.$inferInsert)[],
  };

  const drawName = (gender: Gender): string => {
    const name = [draw.pick(gender === 'MALE' ? maleNames : femaleNames), draw.pick(surnames), draw.pick(surnames)];
    const full = name.join(' ');
    return name[1] === name[2] || names.has(full) ? drawName(gender) : full;
  };

  const emailOf = (name: string, domain: string): string => {
    const known = demoAccounts.find((account) => account.name === name && account.email.endsWith(`@${domain}`));
    if (known) return known.email;
    const parts = plainText(name).split(' ');
    const base = `${parts[0]}.${parts.at(-1)}`;
    for (let n = 1; ; n++) {
      const email = `${base}${n === 1 ? '' : n}@${domain}`;
      if (!emails.has(email)) return email;
    }
  };

  const freshCpf = (): string => {
    const cpf = drawCpf(draw);
    return cpfs.has(cpf) ? freshCpf() : cpf;
  };

  const birthDate = ([from, to]: readonly [number, number]): Day =>
    `${draw.integer(from, to)}-${String(draw.integer(1, 12)).padStart(2, '0')}-${String(draw.integer(1, 28)).padStart(2, '0')}`;

  return {
    add: (input) => {
      const { role, municipality, school, createdAt } = input;
      const gender = input.gender ?? (draw.chance(0.5) ? 'FEMALE' : 'MALE');
      const name = input.name ?? drawName(gender);
      const isPupil = role === 'STUDENT';
      const email = emailOf(name, isPupil ? `aluno.${municipality.domain}` : municipality.domain);
      const cpf = isPupil && draw.chance(0.4) ? null : freshCpf();
      const person: Person = { userId: draw.id(createdAt), profileId: draw.id(createdAt), name, email };
      const times = { created_at: createdAt, updated_at: createdAt };
      const contact = () => ({
        id: draw.id(createdAt),
        profile_id: person.profileId,
        position: 0,
        is_primary: true,
        ...times,
      });
      names.add(name);
      emails.add(email);
      if (cpf) cpfs.add(cpf);
      tables.users.push({
        id: person.userId,
        name,
        email,
        password_hash: moment.passwordHash,
        role,
        is_active: input.isActive ?? true,
        ...times,
      });
      tables.profiles.push({
        id: person.profileId,
        user_id: person.userId,
        institution_id: school?.id ?? null,
        municipality_id: input.wholeNetwork ? null : municipality.id,
        matricula: input.matricula,
        birth_date: birthDate(input.bornBetween),
        gender,
        cpf,
        ...times,
      });
      tables.emails.push({ ...contact(), email });
      tables.phones.push({
        ...contact(),
        number: `${municipality.areaCode}9${draw.integer(80_000_000, 99_999_999)}`,
        type: draw.chance(0.6) ? 'WHATSAPP' : 'MOBILE',
      });
      tables.addresses.push({
        ...contact(),
        type: 'RESIDENTIAL',
        street: draw.pick(streets),
        number: String(draw.integer(1, 990)),
        district: draw.pick(districts),
        city: municipality.name,
        state: municipality.state,
        zip_code: `${municipality.zipPrefix}${String(draw.integer(0, 999)).padStart(3, '0')}`,
        country: 'Brasil',
      });
      return person;
    },
    rows: () => [
      rowsOf(users, tables.users),
      rowsOf(profiles, tables.profiles),
      rowsOf(profileEmails, tables.emails),
      rowsOf(profilePhones, tables.phones),
      rowsOf(profileAddresses, tables.addresses),
    ],
  };
}
