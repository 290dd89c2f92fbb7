import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../calls.ts';
import * as contract from '../index.ts';
import type { Endpoint } from './endpoint.ts';
import { pathOf } from './endpoint.ts';
import { failures } from './failures.ts';

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const table = readFileSync(new URL('../../ACCESS.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| (GET|POST|PATCH|PUT|DELETE) /.test(line))
  .map((line) => line.split('|')[1]?.trim());

describe('endpoints', () => {
  it('each stand once in the access table, and the table names no other', () => {
    expect(everyEndpoint.length).toBeGreaterThan(25);
    expect([...table].sort()).toEqual(everyEndpoint.map(callOf).sort());
  });

  it('describe every name in their path', () => {
    for (const endpoint of everyEndpoint) {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
      if (names.length === 0) continue;
      const id = '0190a0a0-0000-7000-8000-000000000000';
      const others: Record<string, string> = { role: 'TEACHER', moduleId: '1', kind: 'class', number: '7' };
      const values = Object.fromEntries(names.map((name) => [name, others[name] ?? id]));
      expect(endpoint.request.params?.safeParse(values).success, callOf(endpoint)).toBe(true);
      expect(endpoint.request.params?.safeParse({}).success, callOf(endpoint)).toBe(false);
    }
  });

  it('fill paths safely, and call a missing value a bug', () => {
    const endpoint = contract.assessmentEndpoints.result;
    expect(pathOf(endpoint, { id: 'a/b', studentProfileId: 'c d' })).toBe('/assessments/a%2Fb/results/c%20d');
    expect(() => pathOf(endpoint, { id: 'a' })).toThrow("parameter 'studentProfileId' is missing");
  });

  it('have a Portuguese message and an HTTP status for every failure', () => {
    for (const { status, message } of Object.values(failures)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(message).toMatch(/^\p{Lu}.{8,}/u);
    }
  });
});

describe('pages', () => {
  it('keep the limit within bounds', () => {
    expect(contract.pageOf({}, 12)).toEqual({ page: 1, limit: contract.wholeListLimit });
    expect(contract.pageOf({ page: '2' }, 12)).toEqual({ page: 2, limit: 12 });
    expect(contract.pageOf({ page: '3', limit: '999' }, 12)).toEqual({ page: 3, limit: contract.maxPageLimit });
    expect(contract.pageQuerySchema.safeParse({ page: '0' }).success).toBe(false);
    expect(contract.pageQuerySchema.safeParse({ limit: '-1' }).success).toBe(false);
  });
});
