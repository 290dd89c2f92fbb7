import { type Role, roles } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPlacement,
  newPlacement,
  type Placement,
  pickersFor,
  placementBody,
  startRole,
  withInstitution,
  withMunicipality,
  withRole,
} from './user-placement.ts';

const school = { id: 'i1', name: 'Escola', municipality_id: 'm1' };
const signed = (role: Role, institution: typeof school | null = school) => ({
  role,
  profiles: [
    {
      id: 'p',
      matricula: null,
      institution_id: institution?.id ?? null,
      municipality_id: institution?.municipality_id ?? null,
      class_id: null,
      institution,
      school_class: null,
    },
  ],
});
const master = signed('MASTER', null);
const full = (role: Role): Placement => ({
  role,
  isActive: true,
  municipalityId: 'm1',
  institutionId: 'i1',
  classId: 'c1',
});

describe('the pickers', () => {
  it.each([
    ['MUNICIPALITY', { municipality: true, institution: 'hidden', schoolClass: 'hidden' }],
    ['MANAGER', { municipality: true, institution: 'waiting', schoolClass: 'hidden' }],
    ['TEACHER', { municipality: true, institution: 'waiting', schoolClass: 'hidden' }],
    ['STUDENT', { municipality: false, institution: 'open', schoolClass: 'waiting' }],
    ['MENTOR', { municipality: false, institution: 'open', schoolClass: 'hidden' }],
  ] as const)('depend on the role given: %s', (role, expected) => {
    expect(pickersFor(master, newPlacement(master, role))).toEqual(expected);
  });

  it('depend on who signed in', () => {
    expect(pickersFor(signed('MANAGER'), newPlacement(signed('MANAGER'), 'TEACHER'))).toMatchObject({
      municipality: false,
      institution: 'fixed',
    });
    expect(newPlacement(signed('MANAGER'), 'TEACHER')).toMatchObject({ institutionId: 'i1', municipalityId: 'm1' });
    expect(pickersFor(signed('MANAGER', null), newPlacement(signed('MANAGER', null), 'TEACHER')).municipality).toBe(
      true,
    );
    expect(pickersFor(signed('MUNICIPALITY'), newPlacement(signed('MUNICIPALITY'), 'TEACHER')).municipality).toBe(true);
  });

  it('open one after the other', () => {
    const teacher = withMunicipality(newPlacement(master, 'TEACHER'), 'm1');
    expect(pickersFor(master, teacher).institution).toBe('open');
    const pupil = withInstitution(newPlacement(master, 'STUDENT'), 'i1');
    expect(pickersFor(master, pupil).schoolClass).toBe('open');
  });
});

describe('the start', () => {
  it('has the municipality of whose people are of it, and leaves a MASTER without places', () => {
    expect(newPlacement(signed('MUNICIPALITY'), 'TEACHER')).toMatchObject({
      municipalityId: 'm1',
      institutionId: null,
    });
    expect(newPlacement(master, 'TEACHER')).toMatchObject({ municipalityId: null });
    const none = { municipality: false, institution: 'hidden', schoolClass: 'hidden' };
    expect(pickersFor(master, { ...full('MASTER') })).toEqual(none);
  });
});

describe('the clearing rules', () => {
  it('another role clears all three places, the same role none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), fc.constantFrom(...roles), (before, after) => {
        const next = withRole(master, full(before), after);
        const units = [next.municipalityId, next.institutionId, next.classId];
        expect(units).toEqual(before === after ? ['m1', 'i1', 'c1'] : [null, null, null]);
      }),
    );
  });

  it('another place clears what lay within the old one', () => {
    expect(withMunicipality(full('TEACHER'), 'm2')).toMatchObject({ institutionId: null, classId: null });
    expect(withInstitution(full('STUDENT'), 'i2')).toMatchObject({ municipalityId: 'm1', classId: null });
    expect(withInstitution(full('STUDENT'), 'i1').classId).toBe('c1');
  });
});

describe('what is sent', () => {
  it('of a MUNICIPALITY is its municipality alone', () => {
    expect(placementBody(full('MUNICIPALITY'))).toEqual({
      municipality_id: 'm1',
      institution_id: null,
      class_id: null,
    });
  });

  it('of others is what was chosen', () => {
    expect(placementBody({ ...full('TEACHER'), classId: null })).toEqual({
      municipality_id: 'm1',
      institution_id: 'i1',
    });
    expect(placementBody(full('STUDENT'))).toEqual({ institution_id: 'i1', class_id: 'c1' });
    expect(placementBody(newPlacement(master, 'TEACHER'))).toEqual({});
  });
});

describe('checking', () => {
  it('asks for a role, and for lists that did not load', () => {
    expect(checkPlacement({ ...full('TEACHER'), role: null }, {}, 'Perfil obrigatório')).toEqual({
      role: 'Perfil obrigatório',
    });
    expect(checkPlacement(full('TEACHER'), { 'profile.institution_id': 'Erro' }, '')).toEqual({
      'profile.institution_id': 'Erro',
    });
  });

  it('starts with STUDENT', () => {
    for (const role of ['MASTER', 'MUNICIPALITY', 'MANAGER'] as const) expect(startRole(signed(role))).toBe('STUDENT');
  });
});
