import { dashboardEndpoints } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { homeOf, paths } from '../paths.ts';
import { firstCalls } from './first-call.ts';

it('leaves for what the start of each role asks for', () => {
  const { master, municipality, manager, teacher, student } = dashboardEndpoints;
  const roles = { MASTER: master, MUNICIPALITY: municipality, MANAGER: manager, TEACHER: teacher, STUDENT: student };
  const asked = Object.entries(roles).map(([role, { path }]) => [paths[homeOf(role as 'MASTER')], path]);
  expect(firstCalls).toEqual(Object.fromEntries(asked));
});
