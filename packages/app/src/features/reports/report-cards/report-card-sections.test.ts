import type { ReportCardLine } from '@caderneta/contract';
import { pagesPdf } from '@caderneta/omr-engine';
import { loadSheetFonts } from '@caderneta/omr-engine/node';
import { expect, it } from 'vitest';
import { letters, readPaper } from '../../../../test/read-paper.ts';
import { drawPaper } from '../../../parts/paper-pdf/draw-paper.ts';
import { reportCardSections } from './report-card-sections.ts';

const head = { lines: ['Rede Municipal de Santa Aurora'], logoMm: 0, issued: '20/05/2026' };
const disciplines = [
  'Português',
  'Matemática',
  'Ciências',
  'História',
  'Geografia',
  'Artes',
  'Inglês',
  'Educação Física',
];

const cardOf = (pupil: number, name: string, periods: number): ReportCardLine[] =>
  disciplines.map((discipline) => ({
    student_profile_id: String(pupil),
    student: name,
    matricula: `70${pupil}`,
    institution: 'E.M. Dalva Nogueira',
    class: '9º Ano C',
    school_year: 2026,
    discipline,
    periods: Array.from({ length: periods }, (_, index) => ({
      label: `${index + 1}º bimestre`,
      score: index < 2 ? 8.5 : null,
      absent: index,
    })),
    mean: 8.5,
    frequency: 91.3,
    situation: 'CURSANDO',
    year: { mean: 8.4, frequency: 92.5, situation: 'CURSANDO' },
  }));

async function boletins(lines: readonly ReportCardLine[]) {
  const fonts = await loadSheetFonts();
  return readPaper(await pagesPdf(drawPaper(reportCardSections(lines), head, fonts), fonts, { title: 'Boletim' }));
}

it('gives a class of 35 a page each, with every figure', async () => {
  const names = Array.from({ length: 35 }, (_, index) => `Ana Beatriz de Conceição ${index + 1}`);
  const { pages } = await boletins(names.flatMap((name, index) => cardOf(index, name, 4)));
  expect(pages).toHaveLength(35);
  for (const [index, name] of names.entries()) expect(pages[index]?.text).toContain(letters(name));
  for (const words of [...disciplines, 'Boletim escolar 2026', 'Resultado do ano: Cursando', '92,5', 'Página 1 de 1']) {
    expect(pages[0]?.text).toContain(letters(words));
  }
});

it('puts each period’s score and absences under it, in the order of reading', async () => {
  const { pages } = await boletins([...cardOf(1, 'Ana', 4), ...cardOf(2, 'Bia', 4)]);
  const rows = pages[1]?.of('TR') ?? [];
  expect(pages[1]?.of('P')).toContain('AlunoBia');
  expect(rows[0]).toBe(letters('Disciplina1º bimestre2º bimestre3º bimestre4º bimestreMédiaFreq. %Situação'));
  expect(rows[1]).toBe('NotaFaltas'.repeat(4));
  expect(rows[2]).toBe(letters('Português8,508,51–2–38,591,3Cursando'));
  expect(rows).toHaveLength(disciplines.length + 2);
});

it('goes on with 40 disciplines on a second page', async () => {
  const { pages } = await boletins(Array.from({ length: 5 }, () => cardOf(1, 'Ana', 4)).flat());
  expect(pages).toHaveLength(2);
  expect(pages[1]?.of('TR')[1]).toBe('NotaFaltas'.repeat(4));
  expect(pages[1]?.text).toContain('Responsável');
});
