import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultDataFolder } from '../database/supervisor/index.ts';
import { readConfig } from './config.ts';

const built = mkdtempSync(path.join(tmpdir(), 'aplicativo '));
writeFileSync(path.join(built, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(built, { recursive: true }));

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: 'localhost',
        dataDir: defaultDataFolder(),
        databaseUrl: null,
        demo: true,
        legacyOmrUrl: null,
        audioTargets: [],
        smtpUrl: null,
        smtpFrom: 'Caderneta <nao-responda@localhost>',
        publicUrl: 'http://localhost:3000',
        openLegacy: false,
        drainSeconds: 0,
        trustProxy: 0,
        metricsToken: null,
        secretKey: null,
        works: true,
        backupDir: null,
        backupKey: null,
        s3: null,
      },
    });
  });

  it('takes what is given', () => {
    const read = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      CADERNETA_DATA: 'minha pasta',
      DATABASE_URL: 'postgresql://ana@db.example/rede',
      CADERNETA_CONNECTIONS: '16',
      CADERNETA_DEMO: 'off',
      OMR_LEGACY_URL: 'https://omr.example/process/',
      AUDIO_PROXY_TARGETS: 'https://voz.example/analisar, http://10.0.0.2/api',
      SMTP_URL: 'smtp://u:p@mail.example:587',
      PUBLIC_URL: 'https://escola.example/',
      CADERNETA_APP_DIR: built,
      CADERNETA_OPEN_LEGACY: 'on',
      CADERNETA_DRAIN: '15',
      CADERNETA_TRUST_PROXY: '10.0.0.0/8, ::1',
      CADERNETA_METRICS_TOKEN: 'um-segredo-comprido',
      CADERNETA_SECRET_KEY: 'uma-chave-bem-comprida-para-selar',
      CADERNETA_JOBS: 'off',
      CADERNETA_BACKUP_DIR: 'minhas cópias',
      CADERNETA_BACKUP_KEY: 'age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj',
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'arquivos',
      S3_REGION: 'sa-east-1',
      S3_ACCESS_KEY_ID: 'chave',
      S3_SECRET_ACCESS_KEY: 'segredo',
    });
    expect(read).toEqual({
      ok: true,
      config: {
        port: 8080,
        host: '0.0.0.0',
        dataDir: path.resolve('minha pasta'),
        databaseUrl: 'postgresql://ana@db.example/rede',
        connections: 16,
        demo: false,
        legacyOmrUrl: 'https://omr.example/process',
        audioTargets: ['https://voz.example/analisar', 'http://10.0.0.2/api'],
        smtpUrl: 'smtp://u:p@mail.example:587',
        smtpFrom: 'Caderneta <nao-responda@escola.example>',
        publicUrl: 'https://escola.example',
        appDir: built,
        designDir: expect.toBeOneOf([null, expect.stringMatching(/storybook-static$/)]),
        openLegacy: true,
        drainSeconds: 15,
        trustProxy: ['10.0.0.0/8', '::1'],
        metricsToken: 'um-segredo-comprido',
        secretKey: 'uma-chave-bem-comprida-para-selar',
        works: false,
        backupDir: path.resolve('minhas cópias'),
        backupKey: 'age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj',
        s3: {
          endpoint: 'https://s3.example',
          bucket: 'arquivos',
          region: 'sa-east-1',
          accessKeyId: 'chave',
          secretAccessKey: 'segredo',
        },
      },
    });
  });

  it('takes folders from where the person stands, wherever npm runs the program', () => {
    const folders = {
      CADERNETA_DATA: 'dados',
      CADERNETA_BACKUP_DIR: '../cópias',
      CADERNETA_APP_DIR: path.basename(built),
    };
    expect(readConfig({ ...folders, INIT_CWD: path.dirname(built) })).toMatchObject({
      ok: true,
      config: {
        dataDir: path.join(path.dirname(built), 'dados'),
        backupDir: path.resolve(path.dirname(built), '../cópias'),
        appDir: built,
      },
    });
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', CADERNETA_DEMO: '' })).toMatchObject({
      ok: true,
      config: { port: 3000, databaseUrl: null, demo: true },
    });
  });

  it.each([
    ['PORT', 'três mil'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'postgres://ana:uma/senha@db.example/rede'],
    ['DATABASE_URL', 'postgres://ana@db.example:porta/rede'],
    ['CADERNETA_CONNECTIONS', '2'],
    ['CADERNETA_CONNECTIONS', 'muitas'],
    ['CADERNETA_DEMO', 'talvez'],
    ['OMR_LEGACY_URL', 'ftp://x'],
    ['SMTP_URL', 'mail.example'],
    ['PUBLIC_URL', 'escola'],
    ['CADERNETA_APP_DIR', '/não/existe'],
    ['CADERNETA_METRICS_TOKEN', 'curto'],
  ])('refuses %s=%s, naming it', (name, value) => {
    expect(readConfig({ [name]: value })).toEqual({ ok: false, errors: [expect.stringMatching(`^${name}: .+\\.$`)] });
  });

  it('refuses a setting that it does not know, with the nearest one that it does', () => {
    expect(readConfig({ CADERNETA_DEMOO: 'off', CADERNETA_BACKUPS_DIR: '/cópias', PORT: 'x' })).toEqual({
      ok: false,
      errors: [
        'CADERNETA_DEMOO: não há este ajuste; o nome mais próximo é CADERNETA_DEMO.',
        'CADERNETA_BACKUPS_DIR: não há este ajuste; o nome mais próximo é CADERNETA_BACKUP_DIR.',
        expect.stringMatching(/^PORT: /),
      ],
    });
  });

  it('lets names by that tests, tools and a cluster know the product pass', () => {
    const root = path.resolve(import.meta.dirname, '../../../..');
    const files = ['playwright.config.ts', 'vitest.node.ts', 'scripts/test.mjs', 'scripts/build.mjs', 'turbo.json'];
    const pictures = ['scripts/help-pictures.mjs', 'scripts/paper-pictures.mjs', '.storybook/looks.command.ts'];
    const texts = [...files, ...pictures].map((file) => readFileSync(path.join(root, file), 'utf8'));
    const names = new Set(texts.flatMap((text) => text.match(/CADERNETA_(?!DATA\b)[A-Z_]+/g) ?? []));
    expect([...names].sort()).toContain('CADERNETA_PAPER_PICTURES');
    const ofCluster = { CADERNETA_SERVICE_HOST: '10.0.0.1', CADERNETA_PORT_3000_TCP: 'tcp://10.0.0.1:3000' };
    const given = { ...Object.fromEntries([...names].map((name) => [name, '1'])), ...ofCluster };
    expect(readConfig(given)).toMatchObject({ ok: true });
  });

  it('asks for what is missing of a store that is half given', () => {
    const read = readConfig({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'arquivos' });
    expect(read).toMatchObject({
      ok: false,
      errors: [
        expect.stringMatching(/^S3_ACCESS_KEY_ID: falta/),
        expect.stringMatching(/^S3_SECRET_ACCESS_KEY: falta/),
      ],
    });
  });
});
