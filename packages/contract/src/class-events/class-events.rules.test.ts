import { expect, it } from 'vitest';
import { roles } from '../access/roles.ts';
import { isStaffMatter, seesStaffEvents } from './class-events.rules.ts';

it.each([
  ['Conselho de classe', true],
  [' CONSELHO DE CLASSE do 2º bimestre', true],
  ['Reunião pedagógica', true],
  ['Reuniao pedagogica', true],
  ['Pré-conselho', true],
  ['Reunião de responsáveis', false],
  ['Prova sobre o Conselho de Segurança', false],
  ['Festa junina', false],
  ['', false],
])('%j is for staff where nobody says: %s', (title, isFor) => expect(isStaffMatter(title)).toBe(isFor));

it('only pupils see no events for staff', () => {
  expect(roles.filter((role) => !seesStaffEvents(role))).toEqual(['STUDENT']);
});
