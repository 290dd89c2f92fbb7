import { expect, it } from 'vitest';
import { drafts } from '../../lib/forms/draft-storage.ts';
import { draftName } from './draft-name.ts';

it('calls a draft by what was typed first of its names, in few words', () => {
  const named = (typed: object) => {
    drafts.write('ana', 'novo', typed);
    return draftName('ana', 'novo');
  };
  expect(draftName('ana', 'novo')).toBeNull();
  expect(named({ name: ' ', title: ' Prova ' })).toBe('Prova');
  expect(named({ year: 2026 })).toBe('');
  expect(named({ statement: 'a'.repeat(61) })).toBe(`${'a'.repeat(60)}…`);
});
