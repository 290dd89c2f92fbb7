import * as contract from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { apiNames } from './api-names.ts';

describe('what the development server hands on to the API', () => {
  it('holds the first name of every call', () => {
    const calls = Object.entries(contract)
      .filter(([name]) => name.endsWith('Endpoints'))
      .flatMap(([, endpoints]) => Object.values(endpoints as Record<string, { readonly path: string }>));
    expect(calls.length).toBeGreaterThan(100);
    const names = new Set(calls.map(({ path }) => path.split('/')[1]));
    expect([...names].filter((name) => !apiNames.some((known) => known === name))).toEqual([]);
  });
});
