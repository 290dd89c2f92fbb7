import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settingNames } from './config.ts';
import { accessCodeCommand } from './program-command.ts';

// No engine runs these files here: what can be held against the product without one is.
const root = path.resolve(import.meta.dirname, '../../../..');
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const operation = readFileSync(path.join(root, 'docs/operation.md'), 'utf8');
const compose = parse(readFileSync(path.join(root, 'compose.yaml'), 'utf8')) as {
  services: Record<
    string,
    { environment?: Record<string, string>; volumes?: string[]; depends_on?: object | string[] }
  >;
  volumes: Record<string, unknown>;
};
const dotEnv: Record<string, string> = {
  DOMAIN: 'caderneta.exemplo.gov.br',
  DATABASE_PASSWORD: 'segredo',
  S3_ACCESS_KEY_ID: 'chave',
  S3_SECRET_ACCESS_KEY: 'segredo',
};
const interpolate = (text: string): string =>
  text.replace(/\$\{(\w+):([?-])\}/g, (_, name: string, kind) => dotEnv[name] ?? (kind === '-' ? '' : `?${name}`));
const imageEnv = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);

describe('the image', () => {
  it('sets only variables that the server understands, and listens where its port is', () => {
    const read = readConfig({ ...imageEnv, NODE_ENV: 'production' });
    expect(read).toMatchObject({
      ok: true,
      config: { host: '0.0.0.0', port: 3000, dataDir: '/data', demo: false, trustProxy: 0 },
    });
    expect(dockerfile).toContain('EXPOSE 3000');
  });

  it('starts programs that the sources make, with Node alone', () => {
    const [, server] = /CMD \["node", "(packages\/api\/dist\/.+)"\]/.exec(dockerfile) ?? [];
    const documented = [...operation.matchAll(/node (packages\/api\/dist\/\S+)/g)].map(([, program]) => program);
    const [, forFirstMaster] = /^node (\S+)$/.exec(accessCodeCommand('/caderneta/packages/api/dist/boot/x.js')) ?? [];
    expect(documented).toContain(forFirstMaster);
    for (const program of [server, ...documented]) {
      const source = program?.replace('/dist/', '/src/').replace(/\.js$/, '.ts') ?? '';
      expect([source, existsSync(path.join(root, source))]).toEqual([source, true]);
    }
  });
});

describe('the composition', () => {
  const given = Object.fromEntries(
    Object.entries(compose.services.app?.environment ?? {}).map(([name, value]) => [name, interpolate(value)]),
  );

  it('gives the server a database, a store and its address', () => {
    expect(readConfig({ ...imageEnv, ...given })).toMatchObject({
      ok: true,
      config: {
        databaseUrl: 'postgres://caderneta:segredo@database:5432/caderneta',
        publicUrl: 'https://caderneta.exemplo.gov.br',
        // The proxy of the composition, and nothing before it.
        trustProxy: 1,
        s3: { endpoint: 'http://store:8333', bucket: 'caderneta', accessKeyId: 'chave' },
      },
    });
  });

  it('passes every setting on that is not of the image or of another composition', () => {
    // Where it listens and keeps its files, and what it begins with, are the image's; one copy works too, on the app that it carries.
    const ofImage = ['PORT', 'HOST', 'CADERNETA_DATA', 'CADERNETA_DEMO', 'CADERNETA_APP_DIR', 'CADERNETA_JOBS'];
    expect([...Object.keys(given), ...ofImage].sort()).toEqual([...settingNames].sort());
  });

  it('has room for backups that the server may write, and the image takes none along', () => {
    expect(compose.services.app?.volumes).toContain('backups:/backups');
    expect(dockerfile).toMatch(/^RUN mkdir .*\/backups && chown node:node .*\/backups$/m);
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/*.tar.gz', '**/*.tar.gz.age', '**/secret.key', '.env']));
  });

  it('names no service and no volume that it does not have', () => {
    for (const { volumes = [], depends_on = [] } of Object.values(compose.services)) {
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of needed) expect(Object.keys(compose.services)).toContain(name);
    }
    const { database, store } = compose.services;
    expect([database, store]).not.toContain(undefined);
  });
});
