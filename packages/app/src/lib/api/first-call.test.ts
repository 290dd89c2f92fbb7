import { dashboardEndpoints } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { firstCalls } from './first-call.ts';

it('leaves for what the start of each role asks for, and for nothing where the start is plain words', () => {
  const { master, municipality, manager, teacher, student } = dashboardEndpoints;
  expect(firstCalls).toEqual({
    MASTER: master.path,
    MUNICIPALITY: municipality.path,
    MANAGER: manager.path,
    TEACHER: teacher.path,
    STUDENT: student.path,
  });
});
