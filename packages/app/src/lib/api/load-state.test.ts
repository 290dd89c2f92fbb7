import { describe, expect, it, vi } from 'vitest';
import { refusedWith } from '../testing/call-failure.ts';
import { joinLoads, type LoadState } from './load-state.ts';

const load = (state: Partial<LoadState> = {}): LoadState => ({
  failure: null,
  isRefreshing: false,
  reload: vi.fn(async () => undefined),
  ...state,
});

describe('several loads as one', () => {
  it('fail as the first of them that failed', () => {
    expect(joinLoads(load(), load()).failure).toBeNull();
    const [first, second] = [refusedWith('Sem alunos'), refusedWith('Sem notas')];
    expect(joinLoads(load(), load({ failure: first }), load({ failure: second })).failure).toBe(first);
  });

  it('are on their way while one of them is', () => {
    expect(joinLoads(load(), load()).isRefreshing).toBe(false);
    expect(joinLoads(load(), load({ isRefreshing: true })).isRefreshing).toBe(true);
  });

  it('are all asked for again, at once', async () => {
    const loads = [load({ failure: refusedWith('Sem alunos') }), load()];
    await joinLoads(...loads).reload();
    for (const { reload } of loads) expect(reload).toHaveBeenCalledOnce();
  });
});
