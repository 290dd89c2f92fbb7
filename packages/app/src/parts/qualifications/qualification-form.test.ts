import { describe, expect, it } from 'vitest';
import { checkChange, checkNew, startValues } from './qualification-form.ts';

const profileId = '0198a0de-7c2a-7b51-9f0e-0123456789ab';
const stored = {
  id: 'q',
  teacher_profile_id: profileId,
  degree: 'LICENCIATURA',
  course_name: 'Letras',
  institution_name: null,
  completion_year: 2015,
  diploma: { id: 'd', type: 'application/pdf', size: 9 },
  version: 1,
} as const;

describe('a qualification', () => {
  it('starts as a bachelor’s and needs the course alone', () => {
    const empty = startValues(null);
    expect(empty.degree).toBe('BACHELOR');
    expect(checkNew(empty, profileId)).toEqual({ ok: false, errors: { course_name: 'Informe o curso' } });
    expect(checkNew({ ...empty, course: 'Pedagogia' }, profileId)).toMatchObject({ ok: true });
  });

  it.each([
    ['', null],
    ['2015', 2015],
  ])('sends the year %j as %j', (year, sent) => {
    expect(checkNew({ ...startValues(null), course: 'Letras', year }, profileId)).toMatchObject({
      value: { completion_year: sent },
    });
  });

  it('tells a year in words from a number', () => {
    const verdict = checkNew({ ...startValues(null), course: 'Letras', year: 'mil' }, profileId);
    expect(verdict).toMatchObject({ errors: { completion_year: 'O ano deve ser um número, como 2015' } });
  });

  it('says when there is no profile', () => {
    expect(checkNew({ ...startValues(null), course: 'Letras' }, '')).toMatchObject({
      errors: { teacher_profile_id: 'Perfil do professor inválido' },
    });
  });

  it('leaves a stored diploma where it is, sends a new one, and null for one that was removed', () => {
    const values = startValues(stored);
    const sent = (verdict: ReturnType<typeof checkChange>) => (verdict.ok ? verdict.value : null);
    expect(sent(checkChange(values))).not.toHaveProperty('diploma_file');
    expect(sent(checkChange({ ...values, diploma: null }))).toHaveProperty('diploma_file', null);
    const chosen = { kind: 'chosen', name: 'd.pdf', size: 3, base64: 'JVBE' } as const;
    expect(sent(checkChange({ ...values, diploma: chosen }))).toHaveProperty('diploma_file', 'JVBE');
  });
});
