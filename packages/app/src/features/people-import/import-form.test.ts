import { importSizeLimit } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { checkImport, startImport } from './import-form.ts';

const start = startImport('STUDENT', null);
const file = { name: 'a.csv', size: 3, base64: 'YWJj' };

describe('a sheet to import', () => {
  it('needs a school and a sheet', () => {
    expect(checkImport(start)).toEqual({
      ok: false,
      errors: { institution_id: 'Selecione uma instituição', file: 'Envie um arquivo ou cole a planilha' },
    });
    expect(checkImport({ ...start, institutionId: 'i', source: 'text', text: ' \n' })).toEqual({
      ok: false,
      errors: { text: 'Envie um arquivo ou cole a planilha' },
    });
    expect(checkImport({ ...start, institutionId: 'i', file: { ...file, size: 0, base64: '' } })).toEqual({
      ok: false,
      errors: { file: 'O arquivo está vazio. Escolha outro.' },
    });
    expect(checkImport({ ...start, institutionId: 'i', file: { ...file, size: importSizeLimit + 1 } })).toEqual({
      ok: false,
      errors: { file: 'A planilha deve ter no máximo 2 MB.' },
    });
  });

  it('sends the file or what was pasted, and of teachers no class', () => {
    const whole = { ...start, institutionId: 'i', classId: 'c', file, text: 'Nome' };
    expect(checkImport(whole)).toMatchObject({ value: { file: 'YWJj', class_id: 'c' } });
    const pasted = checkImport({ ...whole, source: 'text', role: 'TEACHER' });
    expect(pasted).toEqual({ ok: true, value: { role: 'TEACHER', institution_id: 'i', text: 'Nome' } });
  });
});
