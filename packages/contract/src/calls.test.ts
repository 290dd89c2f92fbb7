import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AuditedTable,
  auditTableLabel,
  everyEndpoint,
  firstPathNames,
  isPagedList,
  type WrittenTwice,
} from './calls.ts';

describe('what derives from the calls that the contract exports', () => {
  it('takes in every group', () => {
    expect(everyEndpoint.length).toBeGreaterThan(150);
    expect(firstPathNames).toEqual(expect.arrayContaining(['api', 'classes', 'welcome']));
  });

  it('knows a list that has pages', () => {
    const paged = (path: string) => everyEndpoint.filter((endpoint) => endpoint.path === path).map(isPagedList);
    expect(paged('/classes')).toEqual([true, false]);
    expect(paged('/classes/years')).toEqual([false]);
  });

  it('names a table in Portuguese; what it does not know keeps its own name', () => {
    expect(auditTableLabel('school_classes')).toBe('Turma');
    expect(auditTableLabel('constructor')).toBe('constructor');
  });

  it('has no label for a table that none of its groups names, and tells of one that two of them name', () => {
    expectTypeOf<'school_classes'>().toExtend<AuditedTable>();
    expectTypeOf<'audit_log'>().not.toExtend<AuditedTable>();
    expectTypeOf<
      WrittenTwice<{ one: { users: string }; other: { users: string; files: string } }>
    >().toEqualTypeOf<'users'>();
    expectTypeOf<WrittenTwice<{ one: { users: string }; other: { files: string } }>>().toBeNever();
  });
});
