import { describe, expect, it } from 'vitest';
import { findStudents } from './find-students.ts';

const student = (name: string, matricula: string | null) => ({
  id: name,
  matricula,
  photo: null,
  profile_photo: null,
  user: { id: name, name, email: 'a@b.c', is_active: true },
});
const all = [student('Kauã Ribeiro', '20260547'), student('Ana Beatriz Moura', null)];
const names = (search: string) => findStudents(all, search).map(({ user }) => user.name);

describe('findStudents', () => {
  it('finds by any part of name or matrícula, without accents', () => {
    expect(names('kaua')).toEqual(['Kauã Ribeiro']);
    expect(names('moura ANA')).toEqual(['Ana Beatriz Moura']);
    expect(names('0547')).toEqual(['Kauã Ribeiro']);
    expect(names(' ')).toHaveLength(2);
    expect(names('zé')).toEqual([]);
  });
});
