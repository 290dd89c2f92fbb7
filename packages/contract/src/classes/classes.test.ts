import { describe, expect, it } from 'vitest';
import { assessmentInputSchema } from '../assessments/assessments.schema.ts';
import { classInputSchema } from './classes.schema.ts';

const institution = '0190a0a0-0000-7000-8000-000000000000';
const firstMessage = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

describe('class form', () => {
  it('stores the section in upper case', () => {
    expect(
      classInputSchema.parse({ institution_id: institution, grade: ' 9º Ano ', section: ' c ', academic_year: 2026 }),
    ).toEqual({
      institution_id: institution,
      grade: '9º Ano',
      section: 'C',
      academic_year: 2026,
    });
  });

  it.each([
    [{ institution_id: '', grade: '9º Ano', section: 'C' }, 'Selecione uma instituição'],
    [{ institution_id: institution, grade: '  ', section: 'C' }, 'Informe a série (ex: 9º Ano)'],
    [{ institution_id: institution, grade: '9º Ano', section: '' }, 'Informe a turma (ex: C)'],
    [{ institution_id: institution, grade: '9º Ano', section: 'ABC' }, 'A turma deve ter no máximo 2 caracteres'],
  ])('%j says %s', (value, message) => {
    expect(firstMessage(classInputSchema, value)).toBe(message);
  });
});

describe('assessment form', () => {
  it('defaults to AVALIACAO and LEITURA', () => {
    expect(
      assessmentInputSchema.parse({ institution_id: institution, class_id: institution, title: 'Prova' }),
    ).toMatchObject({
      category: 'AVALIACAO',
      format: 'LEITURA',
    });
  });

  it.each([
    [{ institution_id: institution, class_id: institution, title: ' ' }, 'Informe o título'],
    [{ institution_id: institution, class_id: '', title: 'Prova' }, 'Selecione a turma'],
    [{ institution_id: '', class_id: institution, title: 'Prova' }, 'Selecione uma instituição'],
    [{ institution_id: institution, class_id: institution }, 'Informe o título'],
  ])('%j says %s', (value, message) => {
    expect(firstMessage(assessmentInputSchema, value)).toBe(message);
  });
});
