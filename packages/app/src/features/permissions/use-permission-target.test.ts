import { describe, expect, it } from 'vitest';
import { rolesSeenBy, targetOf } from './use-permission-target.ts';

const read = (text: string, viewer: 'MASTER' | 'MANAGER') => targetOf(new URLSearchParams(text), rolesSeenBy(viewer));

describe('whose permissions an address names', () => {
  it('shows MASTER to MASTER alone', () => {
    expect(read('perfil=MASTER', 'MASTER').role).toBe('MASTER');
    expect(read('perfil=MASTER', 'MANAGER').role).toBe('MUNICIPALITY');
    expect(rolesSeenBy('MANAGER')).not.toContain('MASTER');
  });

  it('reads mode and user', () => {
    expect(read('modo=usuario&usuario=u1', 'MANAGER')).toMatchObject({ mode: 'user', userId: 'u1' });
    expect(read('', 'MASTER')).toEqual({ mode: 'role', role: 'MASTER', userId: null });
  });
});
