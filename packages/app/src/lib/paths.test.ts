import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeOf, hrefTo, safeReturn, withQuery } from './paths.ts';

describe('hrefTo', () => {
  it('fills and encodes parameters', () => {
    expect(hrefTo('classArea', { classId: 'a/b' })).toBe('/app/class/a%2Fb');
    expect(hrefTo('classes')).toBe('/app/class');
  });

  it('leaves unset query values out', () => {
    expect(withQuery('/app/class', { aba: 'alunos', busca: undefined })).toBe('/app/class?aba=alunos');
    expect(withQuery('/app/class', { busca: '' })).toBe('/app/class');
  });
});

describe('homeOf', () => {
  it.each([
    ['MASTER', 'dashboardMaster'],
    ['MANAGER', 'dashboardManager'],
    ['MUNICIPALITY', 'dashboardMunicipality'],
    ['TEACHER', 'dashboardTeacher'],
    ['STUDENT', 'dashboardStudent'],
    ['ADMIN', 'dashboardMaster'],
    ['MENTOR', 'dashboardMaster'],
  ] as const)('%s starts at %s', (role, screen) => {
    expect(homeOf(role)).toBe(screen);
  });
});

describe('safeReturn', () => {
  it('accepts pages of the application', () => {
    expect(safeReturn('/app/class?ano=2026')).toBe('/app/class?ano=2026');
    expect(safeReturn('/app')).toBe('/app');
  });

  it.each([null, '', '//mal.example', 'https://mal.example/app', '/application', '/app\\..\\x', 'javascript:alert(1)'])(
    'refuses %s',
    (path) => {
      expect(safeReturn(path)).toBeNull();
    },
  );

  it('never lets an address leave this origin', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const safe = safeReturn(path);
        return safe === null || new URL(safe, 'https://escola.example').origin === 'https://escola.example';
      }),
    );
  });
});
