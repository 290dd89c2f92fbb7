import { type Role, roleDefaults } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { actionsOn } from './user-actions.ts';

const viewer = (role: Role) => ({ id: 'me', role, permissions: new Set(roleDefaults[role]) });
const all = { mayView: true, mayEdit: true, mayRemove: true };

describe('what a viewer may do with a user', () => {
  it('reaches roles below', () => {
    expect(actionsOn(viewer('MANAGER'), { id: 'u', role: 'TEACHER' })).toEqual(all);
    expect(actionsOn(viewer('MANAGER'), { id: 'u', role: 'MANAGER' })).toEqual({
      ...all,
      mayEdit: false,
      mayRemove: false,
    });
    expect(actionsOn(viewer('MASTER'), { id: 'u', role: 'MASTER' }).mayEdit).toBe(false);
  });

  it('reaches the own record', () => {
    expect(actionsOn(viewer('MASTER'), { id: 'me', role: 'MASTER' })).toEqual(all);
    expect(actionsOn(viewer('TEACHER'), { id: 'u', role: 'STUDENT' })).toEqual({
      ...all,
      mayEdit: false,
      mayRemove: false,
    });
  });

  it('asks for the permission', () => {
    const bare = { ...viewer('MANAGER'), permissions: new Set<never>() };
    expect(actionsOn(bare, { id: 'u', role: 'STUDENT' })).toEqual({ mayView: false, mayEdit: false, mayRemove: false });
  });
});
