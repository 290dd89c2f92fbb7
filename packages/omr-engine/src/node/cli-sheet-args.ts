import type { PageNumber } from '@caderneta/contract';
import { pageIdentity } from '../core/page-mark.ts';
import type { Numbering } from '../core/sheet-layout.ts';
import type { PageSpecs } from '../read-either-page.ts';
import { maxIdentityLength, type SheetPage } from '../sheet/drawing.ts';
import { sheetCopy } from '../sheet/sheet.copy.ts';
import { fail, type Result, readOptions, wholeNumber, wholeNumbers } from './cli-options.ts';
import { specsOfGroups } from './cli-pages.ts';

export const sheetUsage = `Uso: npm run -s omr -- sheet --groups 13,13 --options 4 --format pdf|png|svg|json --out ARQUIVO
  --groups N,N        questões em cada coluna (1 a 25 questões); até 4 colunas, ou até 8 em duas páginas
  --options N         alternativas por questão (2 a 5)
  --grids N           grades para respostas numéricas, no pé da folha (até 4, com até 13 questões por coluna), em uma página
  --format FORMATO    pdf, png, svg ou json; sem ele, vale a extensão de --out
  --out ARQUIVO       arquivo a escrever; - escreve na saída padrão
  --students CSV      lista de alunos: cabeçalho com nome, matricula, turma; uma página por aluno (pdf)
  --title TÍTULO      título da avaliação; também --subtitle, --school, --network, --class, --date
  --identity CÓDIGO   código da folha (QR); com --students o código de cada aluno é CÓDIGO-matrícula
  --numbering MODO    restart (padrão) ou continuous
  --layout MODELO     own (padrão) ou legacy (modelo antigo: dois retângulos)
  --page N            página de uma folha de duas, em png, svg e json (1 ou 2; padrão 1)
  --dpi N             resolução do png (72 a 600; padrão 200)`;

const formats = ['pdf', 'png', 'svg', 'json'] as const;
type SheetFormat = (typeof formats)[number];

/** What the command line asks for. */
export interface SheetRequest {
  /** Of the sheet's page, or of its two. */
  readonly specs: PageSpecs;
  readonly kind: 'own' | 'legacy';
  readonly format: SheetFormat;
  readonly out: string;
  readonly students?: string;
  readonly dpi: number;
  /** The page that is drawn where the format holds one. */
  readonly number: PageNumber;
  readonly page: SheetPage;
  /** Longest code of a sheet, which a QR for a phone allows: on a page of two its number stands behind it. */
  readonly mostLetters: number;
}

const described = ['title', 'subtitle', 'school', 'network', 'class', 'date', 'identity'] as const;
const options = [
  'groups',
  'options',
  'format',
  'out',
  'students',
  'numbering',
  'layout',
  'dpi',
  'grids',
  'page',
  ...described,
] as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text);

/** Reads the arguments of `omr sheet`. Ranges of groups and options are the layout's to judge. */
export function parseSheetArgs(args: string[]): Result<{ readonly request: SheetRequest }> {
  const line = readOptions(args, options);
  if (!line.ok) return line;
  const { values, files } = line;
  if (files.length > 0) return fail(`Não se espera nada além das opções: ${files.join(' ')}.`);
  if (!values.groups) return fail('Falta --groups, por exemplo --groups 13,13.');
  if (!values.options) return fail('Falta --options, por exemplo --options 4.');
  if (!values.out) return fail('Falta --out, o arquivo a escrever.');
  const format = oneOf(formats, values.format ?? values.out.split('.').at(-1)?.toLowerCase());
  if (!format) return fail('Falta --format: pdf, png, svg ou json.');
  const numbering = oneOf<Numbering>(['restart', 'continuous'], values.numbering ?? 'restart');
  if (!numbering) return fail('--numbering deve ser restart ou continuous.');
  const kind = oneOf(['own', 'legacy'] as const, values.layout ?? 'own');
  if (!kind) return fail('--layout deve ser own ou legacy.');
  if (kind === 'legacy' && values.grids) return fail('O modelo antigo não tem grades: --grids é da folha própria.');
  const dpi = wholeNumber(values.dpi ?? '200');
  if (!(dpi >= 72 && dpi <= 600)) return fail('--dpi deve estar entre 72 e 600.');
  const specs = specsOfGroups(wholeNumbers(values.groups), {
    options: wholeNumber(values.options),
    numbering,
    grids: wholeNumber(values.grids ?? '0'),
  });
  if (specs.length === 2 && values.grids) return fail('--grids é de folhas de uma página.');
  if (specs.length === 2 && kind === 'legacy') return fail('O modelo antigo tem uma página.');
  const number = values.page ?? '1';
  if (number !== '1' && !(number === '2' && specs.length === 2)) return fail('--page deve ser uma página da folha.');
  const { title = sheetCopy.defaultTitle, subtitle, school, network, class: className, date, identity } = values;
  const mostLetters = maxIdentityLength - (specs[1] ? pageIdentity('', 1).length : 0);
  if ((identity ?? '').length > mostLetters) return fail(`--identity tem no máximo ${mostLetters} caracteres.`);
  if (values.students && format !== 'pdf') return fail('--students escreve uma página por aluno: use --format pdf.');
  return {
    ok: true,
    request: {
      specs,
      number: number === '2' ? 2 : 1,
      kind,
      format,
      out: values.out,
      students: values.students,
      dpi,
      page: { title, subtitle, school, network, className, date, identity },
      mostLetters,
    },
  };
}
