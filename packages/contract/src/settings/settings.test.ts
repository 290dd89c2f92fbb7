import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedDaysSchema, schoolYearSchema, termSchema, termsSchema } from './calendar.schema.ts';
import { institutionSettingsPatchSchema } from './institution-settings.schema.ts';
import { municipalitySettingsPatchSchema } from './municipality-settings.schema.ts';
import { networkSettingsPatchSchema } from './network-settings.schema.ts';

const firstMessage = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;
const term = { scope: 'TRIMESTER' as const, period_index: 1, starts_on: '2026-02-02', ends_on: '2026-05-08' };

describe('the calendar of a municipality', () => {
  it.each([
    [{ ...term, period_index: 4 }, 'Este período não existe nesta etapa'],
    [{ ...term, ends_on: '2026-02-01' }, 'O período termina depois de começar'],
    [{ ...term, posting_ends_on: '2026-02-01' }, 'A janela de lançamento termina depois de começar'],
    [{ ...term, weight: 0 }, 'O peso deve ser maior que 0'],
    [{ ...term, starts_on: '31/02/2026' }, 'Informe a data'],
  ])('%j says %s', (value, message) => {
    expect(firstMessage(termSchema, value)).toBe(message);
  });

  it.each([
    [[term, term], 'Este período aparece duas vezes'],
    [
      [
        { ...term, period_index: 2 },
        { ...term, starts_on: '2026-05-11', ends_on: '2026-08-21' },
      ],
      'Os períodos de uma etapa seguem um ao outro, sem dias em comum',
    ],
  ])('%j says %s', (value, message) => {
    expect(firstMessage(termsSchema, value)).toBe(message);
  });

  it('periods that follow each other pass in any order, and beside those of another scope', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lengths, fc.boolean(), (days, backwards) => {
        let first = Date.UTC(2026, 1, 2);
        const terms = days.map((count, index) => {
          const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
          const made = {
            scope: 'BIMESTER' as const,
            period_index: index + 1,
            starts_on: day(first),
            ends_on: day(first + (count - 1) * 86_400_000),
          };
          first += count * 86_400_000;
          return made;
        });
        const year = { ...term, scope: 'SEMESTER' as const };
        const all = [...terms, year];
        expect(termsSchema.safeParse(backwards ? all.toReversed() : all).success).toBe(true);
      }),
    );
  });

  it('a year ends after it begins; a day is closed once', () => {
    const year = { year: 2026, starts_on: '2026-12-01', ends_on: '2026-02-01' };
    expect(firstMessage(schoolYearSchema, year)).toBe('O ano letivo termina depois de começar');
    const twice = [{ date: '2026-04-21' }, { date: '2026-04-21', reason: 'Tiradentes' }];
    expect(firstMessage(closedDaysSchema, twice)).toBe('Este dia aparece duas vezes');
    expect(firstMessage(closedDaysSchema, [{ date: '9999-04-21' }])).toBe('A data deve estar entre 2000 e 2100');
  });
});

it.each([
  [municipalitySettingsPatchSchema, { minimum_mean: 10.1 }, 'A média mínima vai de 0 a 10, de 0,1 em 0,1'],
  [municipalitySettingsPatchSchema, { minimum_mean: 6.55 }, 'A média mínima vai de 0 a 10, de 0,1 em 0,1'],
  [municipalitySettingsPatchSchema, { minimum_attendance: 101 }, 'A frequência mínima vai de 0 a 100'],
  [
    municipalitySettingsPatchSchema,
    { absence_alert: { total: 0, consecutive: null } },
    'O limite de faltas vai de 1 a 200',
  ],
  [institutionSettingsPatchSchema, { email: 'escola' }, 'Email inválido'],
  [institutionSettingsPatchSchema, { name: ' ' }, 'Informe um nome para a instituição'],
  [networkSettingsPatchSchema, { session_hours: 0 }, 'A sessão expira em 1 a 720 horas'],
  [networkSettingsPatchSchema, { answer_sheets: { legacy_url: 'file:///etc' } }, 'Use um endereço http:// ou https://'],
  [
    networkSettingsPatchSchema,
    { mail: { host: 'a b', from: 'a@b.c' } },
    'Informe o servidor, como smtp.prefeitura.gov.br',
  ],
  [
    networkSettingsPatchSchema,
    { mail: { host: 'smtp.b.c', from: 'a@b.c\r\nBcc: x@y.z' } },
    'Informe o remetente, como Escola <escola@prefeitura.gov.br>',
  ],
])('%# %j says %s', (schema, value, message) => {
  expect(firstMessage(schema, value)).toBe(message);
});
