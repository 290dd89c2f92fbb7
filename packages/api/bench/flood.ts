// npm run flood -w packages/api [-- --readings N]
// What a signed-in teacher waits for a sheet's reading, alone and while callers without a session send photos to the older services' path, opened for
// them, from ever other addresses. Fails where the p95 grows by half or more.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { layOutSheet } from '@caderneta/omr-engine';
import { configured, giveUp, log } from '../src/boot/command-line.ts';
import { openDatabase } from '../src/boot/database.ts';
import { fillNetworkDatabase } from '../src/boot/network-database.ts';
import { emptyPage, printedSheet } from '../src/modules/omr/testing/printed-sheet.ts';
import { percentile } from './growth-verdict.ts';
import { startProduct } from './product.ts';

const { values } = parseArgs({ options: { readings: { type: 'string', default: '40' } } });
const readings = Number(values.readings);
const mostGrowth = 1.5;
/** So many photos are under way at once; whoever is answered sends the next a second later. */
const outsiders = 55;
const restMs = 1000;
const rounds = 3;
const letters = ['ABCDABCDAB', 'DCBADCBADC'];
const account = { email: 'lucia.prado@santaaurora.edu.br', password: 'Caderneta@2026' };

const laidOut = layOutSheet({ groups: [10, 10], options: 4 });
if (!laidOut.ok) throw new Error(laidOut.message);
const sheet = await printedSheet(laidOut.layout, letters);
// A page without a sheet costs most: every way of looking is tried.
const blank = await emptyPage(210, 297);
const key = JSON.stringify(
  letters.map((column) => Object.fromEntries([...column.toLowerCase()].map((letter, at) => [String(at + 1), letter]))),
);
const formOf = (photo: Buffer): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photo)]), 'folha.jpg');
  form.append('gabarito', key);
  return form;
};

const name = 'caderneta_flood';
const { url, stop } = await openDatabase(configured(), { mayRun: true }, log, giveUp);
await fillNetworkDatabase(url, { name, scale: 'demonstration', anew: true });
const own = new URL(url);
own.pathname = `/${name}`;
const folder = await mkdtemp(join(tmpdir(), 'caderneta-flood-'));
const settings = { CADERNETA_OPEN_LEGACY: 'on', CADERNETA_TRUST_PROXY: '1' };
const { child, origin } = await startProduct(own.href, folder, settings);

let isFlooding = false;
const answered = new Map<number, number>();
let sent = 0;
async function flood(): Promise<void> {
  while (isFlooding) {
    sent += 1;
    const headers = { 'x-forwarded-for': `198.51.${Math.floor(sent / 250) % 250}.${sent % 250}` };
    const answer = await fetch(`${origin}/api/processar-omr`, { method: 'POST', headers, body: formOf(blank) });
    await answer.arrayBuffer();
    await sleep(restMs);
    answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
  }
}

async function timesOf(headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < readings; count += 1) {
    const started = performance.now();
    const answer = await fetch(`${origin}/omr/process`, { method: 'POST', headers, body: formOf(sheet) });
    const { success } = (await answer.json()) as { success: boolean };
    if (!success) throw new Error(`a signed-in reading was answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times;
}

let growth = 0;
try {
  const login = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${data.access_token}` };
  await timesOf(headers);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = percentile(await timesOf(headers), 0.95);
    isFlooding = true;
    const flooding = Array.from({ length: outsiders }, flood);
    const among = percentile(await timesOf(headers), 0.95);
    isFlooding = false;
    await Promise.all(flooding);
    ratios.push(among / alone);
    console.log(
      `p95 alone ${alone.toFixed(0)} ms, under the flood ${among.toFixed(0)} ms: ${(among / alone).toFixed(2)}×`,
    );
  }
  growth = percentile(ratios, 0.5);
  console.log(
    `outsiders' ${sent} photos: ${[...answered].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
} finally {
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
  await stop();
}
console.log(`median of ${rounds} rounds: ${growth.toFixed(2)}× (below ${mostGrowth}×)`);
process.exitCode = growth < mostGrowth ? 0 : 1;
