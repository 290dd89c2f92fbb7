import { describe, expect, it } from 'vitest';
import { cardsOf, cardsOfTab, xpOf } from './achievement-cards.ts';

const one = (id: string, category: 'MODULE' | 'ATTENDANCE' | 'ENGAGEMENT', xp: number) => ({
  id,
  title: id,
  description: id,
  category,
  xp,
  icon: 'medal',
  progress: null,
});
const catalogue = [one('a', 'MODULE', 25), one('b', 'ATTENDANCE', 30), one('c', 'ENGAGEMENT', 10)];
const earned = [{ id: 'e', achievement_id: 'b', achieved_at: '2026-05-20T12:00:00Z' }];
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe('achievements', () => {
  it('are done where the earned list names them, locked elsewhere', () => {
    expect(cardsOf(catalogue, earned).map(({ status, achievedAt }) => [status, achievedAt])).toEqual([
      ['locked', null],
      ['done', '2026-05-20T12:00:00Z'],
      ['locked', null],
    ]);
  });

  it('are begun where something that they count is done, and show how far; what is earned shows its day alone', () => {
    const counted = (id: string, done: number) => ({ ...one(id, 'MODULE', 5), progress: { done, total: 5 } });
    const cards = cardsOf([counted('a', 3), counted('b', 5), counted('c', 0)], earned);
    expect(cards.map(({ status, progress }) => [status, progress?.done ?? null])).toEqual([
      ['progress', 3],
      ['done', null],
      ['locked', 0],
    ]);
    expect(ids(cardsOfTab(cards, 'progress'))).toEqual(['a']);
  });

  it('are locked by a server that counts nothing', () => {
    const { progress: _, ...older } = one('a', 'MODULE', 5);
    expect(cardsOf([older as (typeof catalogue)[number]], [])[0]).toMatchObject({ status: 'locked', progress: null });
  });

  it('count all points in the total, and only those of what is done as earned', () => {
    expect(xpOf(cardsOf(catalogue, earned))).toEqual({ total: 65, earned: 30 });
  });

  it('are told apart by status and by category', () => {
    const cards = cardsOf(catalogue, earned);
    expect(ids(cardsOfTab(cards, 'all'))).toEqual(['a', 'b', 'c']);
    expect(ids(cardsOfTab(cards, 'done'))).toEqual(['b']);
    expect(ids(cardsOfTab(cards, 'progress'))).toEqual([]);
    expect(ids(cardsOfTab(cards, 'MODULE'))).toEqual(['a']);
  });

  it.each([
    ['an empty catalogue', [], earned],
    ['a failed catalogue', null, earned],
    ['a failed list of what is earned', catalogue, null],
  ])('are three samples after %s', (_, list, mine) => {
    const cards = cardsOf(list, mine);
    expect(cards.map(({ title, status, xp, progress }) => [title, status, xp, progress])).toEqual([
      ['Primeiro Acesso', 'done', 10, null],
      ['Primeiro Módulo', 'progress', 25, { done: 3, total: 8 }],
      ['Participante Ativo', 'locked', 15, null],
    ]);
    expect(cards.every(({ isSample }) => isSample)).toBe(true);
    expect(xpOf(cards)).toEqual({ total: 50, earned: 10 });
  });
});
