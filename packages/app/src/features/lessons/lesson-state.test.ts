import type { LearningModule } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { doneOf, neighboursOf, percentOf, stateOf } from './lesson-state.ts';

const lesson = (id: string, viewed: boolean, questions_completed: boolean) => ({
  id,
  number: 1,
  lesson_key: 'aula_1',
  title: id,
  viewed,
  questions_completed,
});
const module = (module_id: number, lessons: LearningModule['lessons']): LearningModule => ({
  module_id,
  title: 'M',
  description: '',
  lessons,
});
const done = (count: number) => Array.from({ length: count }, (_, at) => lesson(`d${at}`, true, true));

describe('a lesson', () => {
  it('counts when viewed and completed', () => {
    expect([stateOf(lesson('a', true, true)), stateOf(lesson('a', true, false))]).toEqual(['done', 'viewed']);
    expect([stateOf(lesson('a', false, false)), stateOf(lesson('a', false, true))]).toEqual(['fresh', 'fresh']);
  });

  it('has neighbours across modules', () => {
    const modules = [
      module(1, [lesson('a', false, false), lesson('b', false, false)]),
      module(2, [lesson('c', false, false)]),
    ];
    expect(neighboursOf(modules, 'b')).toMatchObject({ previous: { id: 'a' }, next: { id: 'c' } });
    expect(neighboursOf(modules, 'a').previous).toBeUndefined();
    expect(neighboursOf(modules, 'z')).toEqual({ previous: undefined, next: undefined });
  });
});

it.each([
  [1, 3, 38],
  [4, 3, 19],
  [1, 8, 100],
])('module %i with %i lessons done stands at %i%%', (id, count, percent) => {
  const one = module(id, [...done(count), lesson('open', true, false)]);
  expect([doneOf(one), percentOf(one)]).toEqual([count, percent]);
});
