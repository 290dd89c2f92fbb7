import { and, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { createStatementNames } from '../../database/prepared-client.ts';
import { holdsWords } from '../query/search.ts';
import { onePlanInSchool } from './search-plan.ts';

describe('the plan of a search', () => {
  const nameOfSecond = (institutionId: string | null) => {
    const wanted = and(holdsWords(sql`title`, 'prova'), onePlanInSchool({ institutionId }));
    const { sql: text } = new PgDialect().sqlToQuery(sql`select from assessments where ${wanted}`);
    const nameOf = createStatementNames();
    nameOf(text);
    return nameOf(text);
  };

  it('is made once for who sees one school, and for each word in a network', () => {
    expect(nameOfSecond('0190000a-0000-7000-8000-000000000001')).toBe('s0');
    expect(nameOfSecond(null)).toBeUndefined();
  });
});
