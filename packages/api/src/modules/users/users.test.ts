import { authEndpoints, userEndpoints as calls, classEndpoints, type UserInput } from '@caderneta/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { files } from '../../schema/files.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { userPermissionOverrides } from '../../schema/permissions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { users } from '../../schema/users.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, userOfPupil } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

let made = 0;
const input = (more: Partial<UserInput> = {}): UserInput => ({
  name: 'Íris Novaes',
  email: `iris${made++}@escola.br`,
  password: 'Segredo@2026',
  role: 'TEACHER',
  ...more,
});
const create = async (more: Partial<UserInput> = {}, role: 'MASTER' | 'MUNICIPALITY' | 'MANAGER' = 'MANAGER') =>
  (await call(server, calls.create, { role, body: input(more) })).data;
const cpf = '529.982.247-25';
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');

describe('the list', () => {
  test('begins with the newest, as the panel of the four most recent asks', async () => {
    const late = await create({ role: 'STUDENT' });
    const { data, list } = await call(server, calls.list, { role: 'MANAGER', query: { page: '1', limit: '4' } });
    expect([data[0]?.id, data.length, list.limit, list.truncated]).toEqual([late.id, 4, 4, true]);
    expect(data[0]?.profiles[0]).toMatchObject({
      institution: { name: 'Escola Perto' },
      photo: null,
      profile_photo: null,
    });
    await call(server, calls.remove, { role: 'MANAGER', params: { id: late.id } });
  });

  test.each([
    [{ search: 'agata' }, ['Ágata']],
    [{ search: 'ALUNO3@' }, ['Caio']],
    [{ search: 'professor pessoa' }, ['Pessoa TEACHER']],
    [{ search: 'gestor pessoa' }, ['Pessoa MANAGER']],
    [{ role: 'TEACHER', search: 'pes' }, ['Pessoa TEACHER']],
    [{ class_id: ids.class.unassigned }, ['Caio']],
    [{ institution_id: ids.institution.far, role: 'STUDENT' }, ['Davi']],
    [{ municipality_id: ids.municipality.other, role: 'STUDENT' }, ['Eva']],
    [{ status: 'inactive' }, []],
  ] as const)('%o finds %o', async (query, names) => {
    const { data, list } = await call(server, calls.list, { role: 'MASTER', query });
    expect(data.map(({ name }) => name)).toEqual(names);
    expect(list.total).toBe(names.length);
  });

  test('sorts by name as a Portuguese dictionary does, and shows neither documents nor contacts', async () => {
    const { data } = await call(server, calls.list, { role: 'MASTER', query: { sort: 'name', role: 'STUDENT' } });
    expect(data.map(({ name }) => name).slice(0, 3)).toEqual(['Ágata', 'Bruno', 'Caio']);
    for (const name of ['cpf', 'birth_date', 'profile_email']) expect(data[0]?.profiles[0]).not.toHaveProperty(name);
  });

  test('counts by role and situation what is in reach', async () => {
    const { data } = await call(server, calls.counts, { role: 'MANAGER' });
    expect(data).toMatchObject({ active: data.total, inactive: 0 });
    expect(data.by_role).toMatchObject({ MASTER: 0, MUNICIPALITY: 0, MANAGER: 1, TEACHER: 2, STUDENT: 5 });
  });
});

describe('creating', () => {
  test('keeps contacts with one primary of each kind, CPF as digits, the day of birth as written', async () => {
    const user = await create({
      name: ' Íris Novaes ',
      profile: {
        cpf,
        birth_date: '1990-03-05T23:30:00.000-03:00',
        gender: '',
        matricula: '',
        profile_email: [{ email: '' }, { email: 'A@x.br' }, { email: 'b@x.br', is_primary: true }],
        profile_phone: [
          { number: '(35) 3333-1111' },
          { number: '' },
          { number: '+55 35 99999-1111', type: 'WHATSAPP', is_primary: true },
        ],
        profile_address: [{ street: '' }, { street: 'Rua A', zip_code: '37000-000', type: 'HOME' }],
        profile_photo: `data:image/jpeg;base64,${jpeg}`,
      },
    });
    const { data } = await call(server, calls.get, { role: 'MANAGER', params: { id: user.id } });
    expect(data).toMatchObject({ name: 'Íris Novaes', status: 'APPROVED', is_active: true, role: 'TEACHER' });
    const [profile] = data.profiles;
    const { data: listed } = await call(server, calls.list, { role: 'MANAGER', query: { search: data.email } });
    const photo = listed[0]?.profiles[0]?.photo;
    expect(photo).toMatchObject({ size: 7, type: 'image/jpeg' });
    expect((await server.app.inject({ url: photo?.url ?? '' })).rawPayload.toString('base64')).toBe(jpeg);
    expect(profile).toMatchObject({ cpf: '52998224725', birth_date: '1990-03-05', gender: null, profile_photo: jpeg });
    expect(profile).toMatchObject({ institution_id: ids.institution.near, municipality_id: ids.municipality.home });
    expect(profile?.matricula).toMatch(/^MAT\d{13}$/);
    expect(profile?.profile_email.map(({ email, is_primary }) => [email, is_primary])).toEqual([
      ['a@x.br', true],
      ['b@x.br', false],
    ]);
    expect(profile?.profile_phone.map(({ number, type, is_primary }) => [number, type, is_primary])).toEqual([
      ['3533331111', 'MOBILE', false],
      ['35999991111', 'WHATSAPP', true],
    ]);
    expect(profile?.profile_address).toMatchObject([
      { street: 'Rua A', zip_code: '37000000', type: 'RESIDENTIAL', country: 'Brasil', is_primary: true },
    ]);
    const [audit] = await server.db.select().from(auditLog).where(eq(auditLog.record_id, user.id));
    expect(audit).toMatchObject({ action: 'CREATE', user_id: ids.user('MANAGER'), to: { role: 'TEACHER' } });
    const [notice] = await server.db.select().from(notifications).where(eq(notifications.type, 'CREATE')).limit(1);
    expect(notice).toMatchObject({ user_id: ids.user('MANAGER') });
  });

  test.each([
    [{ name: ' ' }, 'name', 'Nome obrigatório'],
    [{ email: 'x' }, 'email', 'Email inválido'],
    [{ email: '' }, 'email', 'Email obrigatório'],
    [{ email: 'Teacher@escola.br' }, 'email', 'Este e-mail já está em uso'],
    [{ password: '' }, 'password', 'Senha é obrigatória para novos usuários'],
    [{ password: 'Abc@123' }, 'password', 'A senha deve ter no mínimo 8 caracteres'],
    [{ role: 'JANITOR' }, 'role', 'Perfil obrigatório'],
    [{ profile: { cpf: '123' } }, 'profile.cpf', 'CPF deve conter 11 dígitos'],
    [{ profile: { cpf: '111.111.111-11' } }, 'profile.cpf', 'CPF inválido'],
    [{ profile: { cpf } }, 'profile.cpf', 'Este CPF já está em uso'],
    [{ profile: { birth_date: '2015-02-30' } }, 'profile.birth_date', 'Data de nascimento inválida'],
    [{ profile: { birth_date: '2026-05-21' } }, 'profile.birth_date', 'Data de nascimento inválida'],
    [
      { profile: { profile_phone: [{ number: '123' }] } },
      'profile.profile_phone.0.number',
      'Telefone deve ter DDD e 8 ou 9 dígitos',
    ],
    [
      { profile: { profile_address: [{ street: 'Rua', zip_code: '1' }] } },
      'profile.profile_address.0.zip_code',
      'CEP deve conter 8 dígitos',
    ],
    [{ profile: { profile_photo: 'eHh4' } }, 'profile.profile_photo', 'Por favor, selecione apenas arquivos de imagem'],
    [
      { profile: { profile_photo: Buffer.alloc(5_242_881).toString('base64') } },
      'profile.profile_photo',
      'A imagem deve ter no máximo 5MB',
    ],
    [{ profile: { class_id: ids.class.assigned } }, 'profile.class_id', 'Só estudantes são matriculados em uma turma'],
  ])('with %j is refused', async (wrong, field, message) => {
    const failure = await refused(server, calls.create, { role: 'MANAGER', body: input(wrong as Partial<UserInput>) });
    expect([failure.code, failure.errors]).toEqual(['invalid-request', [{ field, message }]]);
  });

  test('a pupil is enrolled today, in the school of the class; without an e-mail the matrícula makes one', async () => {
    const profile = { class_id: ids.class.assigned, matricula: 'M 77/A' };
    const pupil = await create({ role: undefined, email: undefined, profile });
    expect(pupil).toMatchObject({ role: 'STUDENT', email: 'm77a@aluno.escola.example' });
    expect(pupil.profiles[0]).toMatchObject({ class_id: ids.class.assigned, institution_id: ids.institution.near });
    const [open] = await server.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.profile_id, pupil.profiles[0]?.id ?? ''));
    expect(open).toMatchObject({ starts_on: '2026-05-20', school_year: 2026, ends_on: null });
  });

  test.each([
    ['MANAGER', 'MANAGER'],
    ['MANAGER', 'MUNICIPALITY'],
    ['MUNICIPALITY', 'MUNICIPALITY'],
    ['MUNICIPALITY', 'MENTOR'],
  ] as const)('%s makes no %s', async (role, of) => {
    expect((await refused(server, calls.create, { role, body: input({ role: of }) })).code).toBe('forbidden');
  });

  test('a MASTER makes another MASTER, who is then beyond their reach', async () => {
    const asked = { role: 'MASTER', confirmation: 'MASTER', email: 'segunda@rede.br', is_active: false } as const;
    const second = await create(asked, 'MASTER');
    expect(second.role).toBe('MASTER');
    const change = { role: 'MASTER', params: { id: second.id }, body: { name: 'Outra' } } as const;
    expect((await refused(server, calls.update, change)).code).toBe('forbidden');
  });

  test.each([undefined, '', 'master'])('no MASTER is made without MASTER typed: %j', async (confirmation) => {
    const body = input({ role: 'MASTER', confirmation });
    const failure = await refused(server, calls.create, { role: 'MASTER', body });
    expect(failure.code).toBe('invalid-request');
    expect(failure.errors).toEqual([
      { field: 'confirmation', message: 'Para criar um Master, digite MASTER, em maiúsculas' },
    ]);
  });

  test('nobody is put outside the creator’s scope, or in a place that contradicts itself', async () => {
    const at = (profile: UserInput['profile'], role: UserInput['role'] = 'TEACHER') => ({
      body: input({ role, profile }),
    });
    const far = at({ institution_id: ids.institution.far });
    expect((await refused(server, calls.create, { role: 'MANAGER', ...far })).code).toBe('not-found');
    const away = at({ institution_id: ids.institution.away });
    expect((await refused(server, calls.create, { role: 'MUNICIPALITY', ...away })).code).toBe('not-found');
    const other = at({ municipality_id: ids.municipality.other });
    expect((await refused(server, calls.create, { role: 'MUNICIPALITY', ...other })).code).toBe('not-found');
    const crossed = at({ municipality_id: ids.municipality.home, institution_id: ids.institution.away });
    expect((await refused(server, calls.create, { role: 'MASTER', ...crossed })).errors?.[0]?.field).toBe(
      'profile.institution_id',
    );
    const apart = at({ institution_id: ids.institution.far, class_id: ids.class.assigned }, 'STUDENT');
    expect((await refused(server, calls.create, { role: 'MASTER', ...apart })).errors?.[0]?.field).toBe(
      'profile.class_id',
    );
    const secretary = await create(
      {
        role: 'MUNICIPALITY',
        profile: { municipality_id: ids.municipality.other, institution_id: ids.institution.away },
      },
      'MASTER',
    );
    expect(secretary.profiles[0]).toMatchObject({ municipality_id: ids.municipality.other, institution_id: null });
  });
});

describe('changing', () => {
  test('of contacts that somebody else changed, and of none but those, one sees both; the audit log has neither', async () => {
    const phone = { profile_phone: [{ number: '35999990000' }] };
    const { id } = await create({ profile: phone });
    const change = { role: 'MANAGER', params: { id } } as const;
    await call(server, calls.update, { ...change, body: { profile: phone } });
    const other = { profile_phone: [{ number: '35999991111' }] };
    await call(server, calls.update, { ...change, body: { profile: other, version: 1 } });
    const { conflict } = await refused(server, calls.update, { ...change, body: { profile: phone, version: 1 } });
    expect(conflict).toEqual({
      by: 'Pessoa MANAGER',
      at: expect.any(String),
      changed: ['Contatos'],
      fields: [{ label: 'Contatos', mine: 'Celular: (35) 99999-0000', theirs: 'Celular: (35) 99999-1111' }],
    });
    const entries = await server.db.select({ to: auditLog.to }).from(auditLog).where(eq(auditLog.record_id, id));
    expect(entries.filter(({ to }) => JSON.stringify(to).includes('contacts'))).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('35999991111');
  });

  test('what is absent stays; a null photo goes, with its file', async () => {
    const user = await create({ profile: { profile_phone: [{ number: '35999990000' }], profile_photo: jpeg } });
    const stored = () => server.db.$count(files);
    const before = await stored();
    const change = { role: 'MANAGER', params: { id: user.id } } as const;
    const { data } = await call(server, calls.update, { ...change, body: { name: 'Íris', password: '' } });
    expect([data.name, data.version, data.profiles[0]?.profile_phone]).toEqual([
      'Íris',
      2,
      user.profiles[0]?.profile_phone,
    ]);
    await call(server, calls.update, { ...change, body: { profile: { profile_photo: null } } });
    expect((await call(server, calls.get, change)).data.profiles[0]?.profile_photo).toBeNull();
    expect(await stored()).toBe(before - 1);
    expect((await refused(server, calls.update, { ...change, body: { name: 'X', version: 1 } })).code).toBe(
      'version-conflict',
    );
  });

  test('another class closes one enrolment and opens another; another school leaves the class', async () => {
    const pupil = await create({ role: 'STUDENT', profile: { class_id: ids.class.assigned } });
    const profileId = pupil.profiles[0]?.id ?? '';
    const change = (profile: object) => ({ params: { id: pupil.id }, body: { profile } });
    server.setNow(new Date('2026-06-10T15:00:00Z'));
    await call(server, calls.update, { role: 'MANAGER', ...change({ class_id: ids.class.unassigned }) });
    const rows = () =>
      server.db
        .select({ class_id: enrolments.class_id, ends_on: enrolments.ends_on, status: enrolments.status })
        .from(enrolments)
        .where(eq(enrolments.profile_id, profileId))
        .orderBy(enrolments.id);
    expect(await rows()).toEqual([
      { class_id: ids.class.assigned, ends_on: '2026-06-09', status: 'MOVED' },
      { class_id: ids.class.unassigned, ends_on: null, status: 'ACTIVE' },
    ]);
    const moved = await call(server, calls.update, {
      role: 'MUNICIPALITY',
      ...change({ institution_id: ids.institution.far }),
    });
    expect(moved.data.profiles[0]).toMatchObject({ institution_id: ids.institution.far, class_id: null });
    expect((await rows())[1]).toMatchObject({ status: 'LEFT' });
    expect((await refused(server, calls.get, { role: 'MANAGER', params: { id: pupil.id } })).code).toBe('not-found');
    server.setNow(new Date('2026-05-20T15:00:00Z'));
  });

  test('password, role and deactivation end the sessions at once, and a new role drops the list of the old one', async () => {
    const open = () =>
      server.db
        .select()
        .from(sessions)
        .where(and(eq(sessions.user_id, ids.user('TEACHER')), isNull(sessions.revoked_at)));
    const ways = [{ password: 'Outra@2026x' }, { is_active: false }, { role: 'STUDENT' }] as const;
    await server.db.insert(userPermissionOverrides).values({ user_id: ids.user('TEACHER') });
    for (const body of ways) {
      expect(await open()).toHaveLength(1);
      await call(server, calls.update, { role: 'MANAGER', params: { id: ids.user('TEACHER') }, body });
      expect(await open()).toHaveLength(0);
      await server.db
        .update(sessions)
        .set({ revoked_at: null })
        .where(eq(sessions.user_id, ids.user('TEACHER')));
      await server.db
        .update(users)
        .set({ is_active: true })
        .where(eq(users.id, ids.user('TEACHER')));
    }
    expect(await server.db.select().from(userPermissionOverrides)).toEqual([]);
    await server.db
      .update(users)
      .set({ role: 'TEACHER' })
      .where(eq(users.id, ids.user('TEACHER')));
  });

  test('oneself: name and contacts, never role, status, school or class; the session at hand outlives a new password', async () => {
    const own = { role: 'TEACHER', params: { id: ids.user('TEACHER') } } as const;
    const tries = [
      { role: 'MANAGER' },
      { is_active: false },
      { profile: { institution_id: ids.institution.far } },
      { profile: { municipality_id: ids.municipality.other } },
      { profile: { class_id: ids.class.assigned } },
    ] as const;
    for (const body of tries) {
      const failure = await refused(server, calls.update, { ...own, body });
      expect([failure.code, failure.errors?.length]).toEqual(['forbidden', 1]);
    }
    const same = { role: 'TEACHER', is_active: true, profile: { institution_id: ids.institution.near } } as const;
    const body = { ...same, name: 'Eu Mesma', password: 'Minha@2026x' };
    expect((await call(server, calls.update, { ...own, body })).data.name).toBe('Eu Mesma');
    expect((await call(server, calls.get, own)).data.name).toBe('Eu Mesma');
    await server.db
      .update(users)
      .set({ name: 'Pessoa TEACHER' })
      .where(eq(users.id, ids.user('TEACHER')));
  });

  test('one’s own photo shows in one’s own profile at once, and goes with its removal', async () => {
    const own = { role: 'MANAGER', params: { id: ids.user('MANAGER') } } as const;
    const shown = async () => (await call(server, authEndpoints.profile, { role: 'MANAGER' })).data.photo;
    // The fixture's photo is a class's material too, which no photo may take away.
    await server.db.update(profiles).set({ photo_file_id: null }).where(eq(profiles.user_id, own.params.id));
    expect(await shown()).toBeNull();
    await call(server, calls.update, { ...own, body: { profile: { profile_photo: jpeg } } });
    const url = (await shown())?.url ?? '';
    expect((await server.app.inject({ url })).rawPayload.toString('base64')).toBe(jpeg);
    await call(server, calls.update, { ...own, body: { profile: { profile_photo: null } } });
    expect(await shown()).toBeNull();
  });

  test('equals and superiors are out of bounds, and so is raising somebody to one’s own role', async () => {
    const peer = await create({ role: 'MANAGER', profile: { institution_id: ids.institution.near } }, 'MASTER');
    const options = { role: 'MANAGER', params: { id: peer.id } } as const;
    expect((await refused(server, calls.update, { ...options, body: { name: 'X' } })).code).toBe('forbidden');
    expect((await refused(server, calls.remove, options)).code).toBe('forbidden');
    const raise = { params: { id: ids.user('TEACHER') }, body: { role: 'MANAGER' } } as const;
    expect((await refused(server, calls.update, { role: 'MANAGER', ...raise })).errors?.[0]?.field).toBe('role');
    const master = { params: { id: ids.secondMaster }, body: { is_active: false } };
    expect((await refused(server, calls.update, { role: 'MASTER', ...master })).code).toBe('forbidden');
  });
});

describe('removing', () => {
  test('deletes who left no records, archives who did, and frees the e-mail', async () => {
    const user = await create({ email: 'livre@escola.br', profile: { profile_photo: jpeg } });
    const gone = await call(server, calls.remove, { role: 'MANAGER', params: { id: user.id } });
    expect([gone.message, gone.data]).toEqual(['Usuário excluído com sucesso!', { archived: false }]);
    const pupil = userOfPupil(ids.pupil.unassigned);
    const stored = await call(server, calls.remove, { role: 'MANAGER', params: { id: pupil } });
    expect(stored.data).toEqual({ archived: true });
    const { data } = await call(server, classEndpoints.students, {
      role: 'MANAGER',
      params: { id: ids.class.unassigned },
    });
    expect(data).toEqual([]);
    const [closed] = await server.db.select().from(enrolments).where(eq(enrolments.profile_id, ids.pupil.unassigned));
    expect(closed).toMatchObject({ status: 'LEFT', ends_on: '2026-05-20' });
    expect((await create({ email: 'aluno3@escola.br' })).email).toBe('aluno3@escola.br');
  });

  test('oneself signs out; the last active Master stays', async () => {
    const own = { role: 'MASTER', params: { id: ids.user('MASTER') } } as const;
    await server.db.update(users).set({ is_active: false }).where(eq(users.id, ids.secondMaster));
    expect((await refused(server, calls.remove, own)).code).toBe('last-master');
    await server.db.update(users).set({ is_active: true }).where(eq(users.id, ids.secondMaster));
    expect((await call(server, calls.remove, own)).data).toEqual({ archived: true });
    expect((await refused(server, calls.list, { role: 'MASTER' })).code).toBe('session-invalid');
    const [profile] = await server.db
      .select()
      .from(profiles)
      .where(eq(profiles.user_id, ids.user('MASTER')));
    expect(profile?.user_in_use).toBe(false);
  });
});
