import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publicPages } from '@caderneta/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';

const page =
  '<!doctype html><html><head><script>first()</script><title>Caderneta</title><link rel="stylesheet" href="/assets/every-b9c1.css"><script type="module" src="/assets/index-a1b2.js"></script></head><body><div id="root"></div></body></html>';
const standIn = '<div id="stand-in">$&amp; Turmas</div>';
/** The page as the server gives it: with what it says of itself and of its address. */
const pageWith = (head: string) => page.replace('</head>', `${head}\n  </head>`);
const root = '<meta name="api-root" content="">';
const script = 'export const answer = 42;';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
let appDir: string;
let server: TestServer;

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'caderneta-app-'));
  await mkdir(join(appDir, 'assets'));
  await writeFile(join(appDir, 'index.html'), page);
  const starts = {
    '/app/class': { files: ['/assets/every-b9c1.css', '/assets/list-e5f6.css', '/assets/list-e5f6.js'], standIn },
    '/app/class/:classId': { files: ['/assets/class-a7b8.js'] },
  };
  await writeFile(join(appDir, 'starts.json'), JSON.stringify(starts));
  await writeFile(join(appDir, 'sw.js'), '// service worker');
  await writeFile(join(appDir, 'assets', 'index-a1b2.js'), script);
  await writeFile(join(appDir, 'assets', 'index-a1b2.js.br'), brotliCompressSync(script));
  await writeFile(join(appDir, 'assets', 'index-a1b2.js.map'), '{}');
  await writeFile(join(appDir, 'assets', 'omr-worker-c3d4.js'), script);
  await writeFile(join(appDir, 'assets', 'not-omr-worker-c3d4.js'), script);
  server = await startTestServer({ appDir });
});
afterAll(async () => {
  await server.close();
  await rm(appDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => send(server.app, 'GET', url, { headers });
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);

describe('pages', () => {
  test.each([
    '/app',
    '/app/other?tab=2',
    '/index.html',
    ...Object.values(publicPages),
    `${publicPages.resetPassword}?token=x`,
    `${publicPages.firstAccess}?token=x`,
  ])('%s is the app', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, pageWith(root)]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('names what its address will need and it does not name anyway, styles before the first module, and holds what stands in for the screen', async () => {
    const style = '<link rel="stylesheet" crossorigin href="/assets/list-e5f6.css">';
    const script = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`;
    const list = pageWith([root, script('list-e5f6')].join('\n    '))
      .replace('<script type="module"', (entry) => `${style}\n    ${entry}`)
      .replace('<div id="root">', (mount) => standIn + mount);
    expect((await get('/app/class?q=9')).body).toBe(list);
    expect((await get('/app/class/1?tab=2')).body).toBe(pageWith([root, script('class-a7b8')].join('\n    ')));
    expect((await get('/app/class/1/2')).body).toBe(pageWith(root));
  });

  test.each([
    '/nada',
    '/starts.json',
    '/api/nada',
    '/classe',
    '/assets/nada.js',
    '/assets/index-a1b2.js.map',
    '/application',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s is nothing', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route-not-found']);
  });

  test('who browses to an address that is nothing is told so by the app', async () => {
    const answer = await get('/nada', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([answer.statusCode, answer.body]).toEqual([404, pageWith(root)]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(await policyOf('/nada')).toContain("default-src 'self'");
  });

  test('API calls are not pages', async () => {
    expect((await get('/classes')).json().code).toBe('session-missing');
    expect((await get('/categories')).json().success).toBe(true);
  });

  test('/config.json says where the API is', async () => {
    const answer = await get('/config.json');
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{ apiRoot: '' }, 'no-cache']);
  });
});

describe('files', () => {
  test('with hashed names are kept for a year, and come compressed where asked', async () => {
    const plain = await get('/assets/index-a1b2.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([script, 'public, max-age=31536000, immutable']);
    const small = await get('/assets/index-a1b2.js', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(small.rawPayload).toEqual(brotliCompressSync(script));
  });

  test('without one are asked for anew', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test('long answers of the API are compressed', async () => {
    const answer = await get('/docs/json', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });
});

describe('headers', () => {
  test.each([
    '/',
    '/app/class',
    '/classes',
    '/nada',
    '/health',
    '/docs',
    '/sw.js',
    '/assets/index-a1b2.js',
    '/assets/omr-worker-c3d4.js',
  ])('%s has the strict policy, which knows the script in the page', async (url) => {
    const policy = await policyOf(url);
    expect(policy).toContain(`script-src 'self' ${hash('first()')};`);
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure|https:|\*/);
  });

  test('camera and microphone are for our own pages', async () => {
    const { headers } = await get('/');
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('HTTPS is asked for only where the server has it; the API’s other origin may be called', async () => {
    expect((await get('/')).headers['strict-transport-security']).toMatch(/max-age/);
    const plain = await startTestServer({ publicUrl: 'http://192.168.0.5:3000', apiRoot: 'https://api.example/v1' });
    const answer = await send(plain.app, 'GET', '/config.json');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.json()).toEqual({ apiRoot: 'https://api.example/v1' });
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self' https://api.example;");
    await plain.close();
    const pages = await startTestServer({ appDir, apiRoot: 'https://api.example/v1?a="&b' });
    expect((await send(pages.app, 'GET', '/app')).body).toContain('content="https://api.example/v1?a=&quot;&amp;b"');
    await pages.close();
  });
});

describe('/docs', () => {
  test('shows every call of the contract', async () => {
    const { paths } = (await get('/docs/json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/assessments/{id}/result', '/api/processar-omr', '/auth/login']),
    );
    expect(paths['/assets/index-a1b2.js']).toBeUndefined();
    expect(paths['/classes'].post.requestBody.content['application/json'].schema.required).toEqual([
      'institution_id',
      'grade',
      'section',
    ]);
    expect(paths['/classes'].get.responses['200'].content['application/json'].schema.properties.truncated).toEqual({
      type: 'boolean',
    });
  });

  test('its page loads its own files alone', async () => {
    const html = (await get('/docs')).body;
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect((await get(link)).statusCode, link).toBe(200);
    expect(html).not.toMatch(/<script>|onload=/);
  });
});

describe('the design system', () => {
  let designDir: string;
  beforeAll(async () => {
    designDir = await mkdtemp(join(tmpdir(), 'caderneta-design-'));
    await writeFile(
      join(designDir, 'index.html'),
      '<style>a{}</style><script>run()</script><script src="./a.js"></script>',
    );
    await writeFile(join(designDir, 'iframe.html'), '<script type="module">frame()</script>');
    await writeFile(join(designDir, 'a.js'), script);
  });
  afterAll(() => rm(designDir, { recursive: true }));

  test('is served at /design where it is built, under a policy that knows its own scripts alone', async () => {
    const built = await startTestServer({ appDir, designDir });
    const ask = (url: string) => send(built.app, 'GET', url);
    expect((await ask('/design')).headers.location).toBe('/design/');
    const index = await ask('/design/');
    expect([index.statusCode, (await ask('/design/a.js')).body]).toEqual([200, script]);
    const policy = String(index.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash('run()')} ${hash('frame()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')} ${hash('')} `);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)|https:|\*/);
    expect(index.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect((await ask('/app')).headers['content-security-policy']).toContain(`script-src 'self' ${hash('first()')};`);
    await built.close();
  });

  test('is nothing where it is not', async () => {
    expect((await get('/design/')).statusCode).toBe(404);
  });
});
