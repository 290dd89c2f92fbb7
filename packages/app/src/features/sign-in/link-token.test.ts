import { describe, expect, it } from 'vitest';
import { tokenOf } from './link-token.ts';

describe('tokenOf', () => {
  it('reads the fragment first, then the query', () => {
    expect(tokenOf({ search: '', hash: '#token=abc_DEF-1' })).toBe('abc_DEF-1');
    expect(tokenOf({ search: '?token=xyz', hash: '' })).toBe('xyz');
    expect(tokenOf({ search: '?token=xyz', hash: '#token=abc' })).toBe('abc');
    expect(tokenOf({ search: '', hash: '' })).toBe('');
  });
});
