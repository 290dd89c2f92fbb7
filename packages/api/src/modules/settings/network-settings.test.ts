import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authEndpoints, settingsEndpoints as calls, retention } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { settings } from '../../schema/settings.table.ts';
import type { ServerConfig } from '../../server/context/server-config.ts';
import { createSecrets } from '../../server/session/secrets.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow, testPassword, tokenOf } from '../../server/testing/fixture.ts';
import { startMailServer, type TestMailServer } from '../../server/testing/mail-server.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { networkSettings } from './network-settings.ts';
import { mailerInForce } from './settings-in-force.ts';

const environment = { audioTargets: ['http://127.0.0.1:9/antigo'], legacyOmrUrl: 'http://omr.example/ler' };
const listener = createServer((request, response) => {
  request.resume().on('end', () => response.end('{"status":"success","message":"ouvido"}'));
});
let server: TestServer;
let mail: TestMailServer;
let audioUrl: string;
beforeAll(async () => {
  server = await startTestServer(environment);
  mail = await startMailServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  audioUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/analisar`;
});
afterEach(() => server.setNow(testNow));
afterAll(async () => {
  await server.close();
  await mail.close();
  listener.close();
});

type Body = NonNullable<Parameters<typeof call<typeof calls.updateNetwork>>[2]>['body'];
const patch = async (body: Body) => (await call(server, calls.updateNetwork, { role: 'MASTER', body })).data;

test('in maintenance everybody but MASTER is told so, and nobody else signs in', async () => {
  const signIn = (email: string) => ({ body: { email, password: testPassword } });
  await patch({ maintenance: { active: true, message: 'Voltamos às 23:30.' } });
  expect((await call(server, calls.public)).data.maintenance).toEqual({ active: true, message: 'Voltamos às 23:30.' });
  for (const role of ['MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'MENTOR'] as const) {
    const answer = await send(server.app, 'GET', '/auth/profile', { role });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'maintenance', message: 'Voltamos às 23:30.' });
    expect(answer.headers['retry-after']).toBeDefined();
  }
  expect((await refused(server, authEndpoints.login, signIn('teacher@escola.br'))).code).toBe('maintenance');
  await call(server, authEndpoints.logout, { role: 'MENTOR' });
  expect((await refused(server, authEndpoints.profile, { role: 'MENTOR' })).code).toBe('session-invalid');
  await call(server, authEndpoints.login, signIn('master@escola.br'));
  await call(server, authEndpoints.profile, { role: 'MASTER' });
  await patch({ maintenance: { active: true } });
  const { message } = await refused(server, authEndpoints.profile, { role: 'TEACHER' });
  expect(message).toBe('O sistema está em manutenção. Tente de novo mais tarde.');
  await patch({ maintenance: { active: false, message: 'guardada' } });
  await call(server, authEndpoints.profile, { role: 'TEACHER' });
  expect((await call(server, calls.public)).data.maintenance).toEqual({ active: false, message: null });
});

test('the time that MASTER sets holds for sessions that are open and for new ones', async () => {
  const after = (hours: number) => server.setNow(new Date(testNow.getTime() + hours * 3_600_000));
  expect((await patch({ session_hours: 2 })).session_hours).toBe(2);
  const body = { email: 'teacher@escola.br', password: testPassword };
  const fresh = (await call(server, authEndpoints.login, { body })).data.expires_at;
  expect(fresh).toBe(new Date(testNow.getTime() + 2 * 3_600_000).toISOString());
  after(1.9);
  await call(server, authEndpoints.profile, { role: 'TEACHER' });
  await call(server, authEndpoints.profile, { role: 'MASTER' });
  after(3.8);
  await call(server, authEndpoints.profile, { role: 'TEACHER' });
  await call(server, authEndpoints.profile, { role: 'MASTER' });
  expect((await refused(server, authEndpoints.profile, { role: 'STUDENT' })).code).toBe('session-invalid');
  await patch({ session_hours: 10 });
  after(13);
  await call(server, authEndpoints.profile, { role: 'TEACHER' });
  after(0);
  await patch({ session_hours: 720 });
});

test('no time that MASTER sets keeps a session open beyond its longest term', async () => {
  const mine = eq(sessions.id, ids.session('TEACHER'));
  const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);
  const [before] = await server.db.select().from(sessions).where(mine);
  await server.db
    .update(sessions)
    .set({ created_at: daysAgo(29), last_used_at: testNow })
    .where(mine);
  await patch({ session_hours: 48 });
  const [after] = await server.db.select().from(sessions).where(mine);
  expect(after?.expires_at).toEqual(daysAgo(29 - retention.sessionDays));
  await patch({ session_hours: 720 });
  if (before) await server.db.update(sessions).set(before).where(mine);
});

test('no transaction is open while a mail server takes its time; a message that went is written down', async () => {
  const open: number[] = [];
  const send = async () => {
    const held = sql`select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    open.push((await own.db.execute(held)).rows.length);
  };
  const own = await startTestServer({}, { mailer: { send } });
  const answer = await call(own, calls.testMail, { role: 'MASTER', body: { to: 'ana@rede.br' } });
  expect([answer.data.sent, open]).toEqual([true, [0]]);
  const written = await own.db.select({ to: auditLog.to }).from(auditLog).where(eq(auditLog.record_id, 'network'));
  expect(written).toEqual([{ to: { mail_test: true } }]);
  await own.close();
});

test('a test of the mail server is one each time it is asked for, under one Idempotency-Key too', async () => {
  let sent = 0;
  const send = async () => {
    sent += 1;
  };
  const own = await startTestServer({}, { mailer: { send } });
  const headers = { 'idempotency-key': 'um-teste' };
  for (const to of ['ana@rede.br', 'ana@rede.br', 'rui@rede.br']) {
    await call(own, calls.testMail, { role: 'MASTER', headers, body: { to } });
  }
  expect(sent).toBe(3);
  await own.close();
});

test('the mail server of the settings goes before the environment’s, and its password is never read', async () => {
  const server2 = { host: '127.0.0.1', port: mail.port, user: 'rede', from: 'Rede <rede@rede.br>' };
  const reset = { body: { email: 'teacher@escola.br' } };
  expect((await call(server, authEndpoints.requestPasswordReset, reset)).data.channel).toBe('administrator');
  const to = { role: 'MASTER' as const, body: { to: 'ana@rede.br' } };
  expect((await call(server, calls.testMail, to)).data).toEqual({
    sent: false,
    reason: 'Nenhum servidor de e-mail está configurado.',
  });
  const shown = await patch({ mail: { ...server2, password: 'segredo-do-correio' } });
  expect(shown.mail).toEqual({ source: 'settings', ...server2, secure: false, has_password: true });
  expect((await call(server, calls.testMail, to)).data).toEqual({ sent: true, reason: null });
  const notice = mail.received.join('');
  expect(notice).toContain(Buffer.from('\u0000rede\u0000segredo-do-correio').toString('base64'));
  expect(notice).toContain('<ana@rede.br>');
  const bad = { role: 'MASTER' as const, body: { to: 'recusado@rede.br' } };
  expect((await call(server, calls.testMail, bad)).data.reason).toContain('nao conheco');
  expect((await call(server, authEndpoints.requestPasswordReset, reset)).data.channel).toBe('mail');
  await expect.poll(() => mail.received.join('')).toContain('<teacher@escola.br>');

  const stored = JSON.stringify(await server.db.select().from(settings));
  expect(stored).toContain('Rede <rede@rede.br>');
  expect(stored).not.toContain('segredo-do-correio');
  const elsewhere = {
    config: {} as ServerConfig,
    mailer: null,
    secrets: createSecrets('a key of another installation'),
  };
  expect((await networkSettings(server.db, elsewhere)).mail).toMatchObject({ host: '127.0.0.1', has_password: false });

  expect((await patch({ mail: { ...server2, from: 'outra@rede.br' } })).mail.has_password).toBe(true);
  expect((await patch({ mail: { ...server2, host: 'outro.example' } })).mail.has_password).toBe(false);
  const audits = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'settings'));
  expect(JSON.stringify(audits)).not.toContain('segredo-do-correio');
  expect((await patch({ mail: null })).mail).toMatchObject({ source: 'none', host: null });
  expect(await mailerInForce({ db: server.db, mailer: null, secrets: createSecrets('x') })).toBeNull();
});

const boundary = 'fronteira';
const record = async (url: string, target: string) => {
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\nRIFF\r\n--${boundary}--\r\n`;
  const headers = {
    authorization: `Bearer ${tokenOf('TEACHER')}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'x-target-url': target,
  };
  return (await server.app.inject({ method: 'POST', url, payload, headers })).json();
};

test('a recording leaves only for the service of the settings, and the screens say which', async () => {
  const services = async () => (await call(server, calls.correctionServices, { role: 'TEACHER' })).data.audio;
  expect(await services()).toEqual({ provider: 'legacy', external_host: '127.0.0.1:9' });
  expect((await record('/proxy/audio', audioUrl)).status).toBe('config_error');

  const shown = await patch({ audio: { provider: 'legacy', url: audioUrl, key: 'chave-do-audio' } });
  expect(shown.audio).toEqual({ source: 'settings', provider: 'legacy', url: audioUrl, has_key: true });
  expect(await record('/proxy/audio', audioUrl)).toEqual({ status: 'success', message: 'ouvido' });
  expect((await record('/proxy/audio', 'http://127.0.0.1:9/antigo')).status).toBe('config_error');

  await patch({ audio: { provider: 'whisper.cpp', url: audioUrl } });
  expect(await services()).toEqual({ provider: 'whisper.cpp', external_host: new URL(audioUrl).host });
  expect((await record('/proxy/audio', audioUrl)).status).toBe('config_error');
  await patch({ audio: { provider: 'embedded' } });
  expect(await services()).toEqual({ provider: 'embedded', external_host: null });
  const { errors } = await refused(server, calls.updateNetwork, {
    role: 'MASTER',
    body: { audio: { provider: 'vosk' } },
  });
  expect(errors).toEqual([{ field: 'audio.url', message: 'Informe o endereço do serviço' }]);
  expect((await patch({ audio: null })).audio).toMatchObject({ source: 'environment', provider: 'legacy' });
});

test('the answer-sheet service of the settings goes before the environment’s', async () => {
  const host = async () => (await call(server, calls.correctionServices, { role: 'MANAGER' })).data.answer_sheets;
  expect(await host()).toEqual({ external_host: 'omr.example' });
  await patch({ answer_sheets: { legacy_url: null } });
  expect(await host()).toEqual({ external_host: null });
  await patch({ answer_sheets: { legacy_url: 'https://folhas.example/ler' } });
  expect(await host()).toEqual({ external_host: 'folhas.example' });
});
