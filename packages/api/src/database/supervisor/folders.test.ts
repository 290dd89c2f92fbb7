import { describe, expect, it } from 'vitest';
import { cacheFolder, defaultDataFolder } from './folders.ts';

const user = { home: '/usuarios/ana', root: false, env: {} };

describe('where data lives when nobody says', () => {
  it.each([
    ['root on Linux', { ...user, platform: 'linux', root: true }, '/var/lib/caderneta'],
    [
      'root with XDG_DATA_HOME',
      { ...user, platform: 'linux', root: true, env: { XDG_DATA_HOME: '/d' } },
      '/var/lib/caderneta',
    ],
    ['a user of Linux', { ...user, platform: 'linux' }, '/usuarios/ana/.local/share/caderneta'],
    ['XDG_DATA_HOME', { ...user, platform: 'linux', env: { XDG_DATA_HOME: '/dados' } }, '/dados/caderneta'],
    [
      'a relative XDG_DATA_HOME',
      { ...user, platform: 'linux', env: { XDG_DATA_HOME: 'x' } },
      '/usuarios/ana/.local/share/caderneta',
    ],
    [
      'a user of macOS',
      { ...user, platform: 'darwin', home: '/Usuarios/ana' },
      '/Usuarios/ana/Library/Application Support/Caderneta',
    ],
    [
      'Windows',
      { ...user, platform: 'win32', env: { LOCALAPPDATA: 'C:\\Users\\ana\\AppData\\Local' } },
      'C:\\Users\\ana\\AppData\\Local\\Caderneta',
    ],
    [
      'Windows without variables',
      { ...user, platform: 'win32', home: 'C:\\Users\\ana' },
      'C:\\Users\\ana\\AppData\\Local\\Caderneta',
    ],
  ] as const)('%s', (_, surroundings, expected) => {
    expect(defaultDataFolder(surroundings)).toBe(expected);
  });
});

describe('where copies of programs live', () => {
  it.each([
    ['root', { ...user, platform: 'linux', root: true }, '/var/lib/caderneta'],
    ['a user of Linux', { ...user, platform: 'linux' }, '/usuarios/ana/.cache/caderneta'],
    ['XDG_CACHE_HOME', { ...user, platform: 'linux', env: { XDG_CACHE_HOME: '/c' } }, '/c/caderneta'],
    [
      'a user of macOS',
      { ...user, platform: 'darwin', home: '/Usuarios/ana' },
      '/Usuarios/ana/Library/Caches/Caderneta',
    ],
    ['Windows', { ...user, platform: 'win32', env: { LOCALAPPDATA: 'C:\\L' } }, 'C:\\L\\Caderneta\\cache'],
  ] as const)('%s', (_, surroundings, expected) => {
    expect(cacheFolder(surroundings)).toBe(expected);
  });
});
