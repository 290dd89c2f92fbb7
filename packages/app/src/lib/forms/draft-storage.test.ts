import { describe, expect, it, vi } from 'vitest';
import { memoryStorage, removeDrafts } from '../session/session-storage.ts';
import { DraftStore } from './draft-storage.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('drafts of forms', () => {
  it('are found again by the same person in the same form, and by nobody else', () => {
    const storage = memoryStorage();
    const drafts = new DraftStore(storage);
    drafts.write('ana', 'novo', { name: 'Rosa' }, { name: '' });
    expect(drafts.read('ana', 'novo')).toEqual({ typed: { name: 'Rosa' }, before: { name: '' } });
    expect(drafts.read('bia', 'novo')).toBeNull();
    expect(drafts.read('ana', 'editar')).toBeNull();
    drafts.write('ana', 'novo', null);
    expect(storage.length).toBe(0);
  });

  it('go after seven days, and when the person leaves', () => {
    const storage = memoryStorage();
    let now = 0;
    const drafts = new DraftStore(storage, () => now);
    drafts.write('ana', 'novo', { name: 'Rosa' });
    drafts.write('bia', 'novo', { name: 'Iris' });
    removeDrafts(storage, 'ana');
    expect(drafts.read('ana', 'novo')).toBeNull();
    now = 7 * DAY - 1;
    expect(drafts.read('bia', 'novo')).not.toBeNull();
    now = 7 * DAY;
    drafts.sweep();
    expect(storage.length).toBe(0);
  });

  it('never hold a password, a CPF, a photo or a file, however deep', () => {
    const storage = memoryStorage();
    const drafts = new DraftStore(storage);
    const secret = {
      password: 'segredo-1',
      current_password: 'segredo-2',
      cpf: '52998224725',
      photo: 'segredo-3',
      profile: { profilePhoto: 'segredo-4', cpf: '52998224725', file: new File(['segredo-5'], 'a.pdf') },
      list: [{ base64: 'segredo-6', name: 'diploma.pdf' }],
      diploma: { kind: 'chosen', base64: 'segredo-7' },
      material: { kind: 'chosen', base64: 'segredo-8' },
      picture: 'data:image/jpeg;base64,segredo-9',
      bytes: new TextEncoder().encode('segredo-10'),
      notes: 'o CPF é 529.982.247-25',
    };
    drafts.write('ana', 'novo', { ...secret, name: 'Rosa' }, secret);
    const stored = storage.getItem('caderneta.rascunho.ana.novo') ?? '';
    expect(stored).toContain('Rosa');
    expect(stored).not.toMatch(/segredo|529\.?982/);
    // Where nothing else was typed there is no draft.
    drafts.write('ana', 'outro', { password: 'x' });
    expect(drafts.read('ana', 'outro')).toBeNull();
  });

  it('keep a phone number and a matrícula', () => {
    const drafts = new DraftStore(memoryStorage());
    const typed = { phone: '11987654321', matricula: '20260001', profileId: 'p' };
    drafts.write('ana', 'novo', typed);
    expect(drafts.read('ana', 'novo')?.typed).toEqual(typed);
  });

  it('never fail the form that is being typed', () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const drafts = new DraftStore(storage);
    const listener = vi.fn();
    drafts.subscribe(listener);
    drafts.write('ana', 'novo', { name: 'Rosa' });
    expect(drafts.read('ana', 'novo')).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('take what they cannot read for nothing', () => {
    const storage = memoryStorage();
    storage.setItem('caderneta.rascunho.ana.novo', '[1');
    expect(new DraftStore(storage).read('ana', 'novo')).toBeNull();
    expect(storage.length).toBe(0);
  });
});
