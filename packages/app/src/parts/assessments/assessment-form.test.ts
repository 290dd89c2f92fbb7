import type { Assessment } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { checkChange, checkNew, valuesOf } from './assessment-form.ts';
import { stepsOf } from './class-choice.ts';

const id = (number: number) => `0190f000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const typed = { ...valuesOf(null), title: ' Simulado ' };

describe('a new assessment', () => {
  it('starts as the specification says', () => {
    expect(valuesOf(null)).toMatchObject({ category: 'AVALIACAO', format: 'LEITURA', title: '' });
  });

  it('asks each role for what it must choose', () => {
    expect(checkNew(valuesOf(null), null, stepsOf('MASTER'), null)).toEqual({
      ok: false,
      errors: {
        municipality_id: 'Selecione um município',
        institution_id: 'Selecione uma instituição',
        class_id: 'Selecione a turma',
        title: 'Informe o título',
      },
    });
    expect(checkNew(typed, null, stepsOf('MUNICIPALITY'), null)).toEqual({
      ok: false,
      errors: { institution_id: 'Selecione uma instituição', class_id: 'Selecione a turma' },
    });
    expect(checkNew(typed, null, stepsOf('MANAGER'), id(1))).toEqual({
      ok: false,
      errors: { class_id: 'Selecione a turma' },
    });
  });

  it('goes to the class chosen, or to the one given', () => {
    const chosen = { ...typed, municipalityId: id(3), institutionId: id(1), classId: id(2) };
    const rest = { category: 'AVALIACAO', format: 'LEITURA', sheet_model_edition_id: null };
    const body = { title: 'Simulado', description: null, ...rest };
    expect(checkNew(chosen, null, stepsOf('MASTER'), null)).toEqual({
      ok: true,
      value: { ...body, institution_id: id(1), class_id: id(2) },
    });
    expect(checkNew(typed, { id: id(5), institution_id: id(4) }, stepsOf('TEACHER'), null)).toEqual({
      ok: true,
      value: { ...body, institution_id: id(4), class_id: id(5) },
    });
  });
});

describe('the sheet', () => {
  it('is a model of its own, or none; of a reading there is none', () => {
    const sheetOf = (change: object) => {
      const given = { id: id(5), institution_id: id(4) };
      const checked = checkNew({ ...typed, ...change }, given, stepsOf('TEACHER'), null);
      return checked.ok && checked.value.sheet_model_edition_id;
    };
    expect(sheetOf({ format: 'GABARITO', sheetId: id(7) })).toBe(id(7));
    expect(sheetOf({ format: 'GABARITO' })).toBeNull();
    expect(sheetOf({ format: 'LEITURA', sheetId: id(7) })).toBeNull();
  });
});

describe('a change', () => {
  it('asks for the title alone', () => {
    const editing = { title: 'Prova', institution_id: id(1), class_id: id(2) } as Assessment;
    expect(checkChange({ ...valuesOf(editing), title: ' ' }, editing)).toEqual({
      ok: false,
      errors: { title: 'Informe o título' },
    });
    expect(checkChange(valuesOf(editing), editing).ok).toBe(true);
  });
});
