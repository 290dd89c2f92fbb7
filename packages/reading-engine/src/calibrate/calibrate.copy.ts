import { leastPupils, leastReadings, type TextMargins } from '@caderneta/contract/reading';
import type { TextVerdict } from '../core/evaluation.ts';
import type { NoMargins } from './choose-margins.ts';
import type { EarComparison } from './compare-with-ear.ts';

const decimals = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
const percent = (share: number | null): string => (share === null ? 'sem dados' : `${decimals(100 * share, 1)} %`);
const margin = (value: number): string => decimals(value, 3);

/** How many recordings got each verdict. */
export type Verdicts = Readonly<Record<TextVerdict, number>>;

const verdicts = ({ match, inconclusive, 'other-text': other }: Verdicts): string =>
  `${match} aceitas, ${inconclusive} em dúvida, ${other} como outro texto`;

/** What `calibrate` prints. */
export const calibrateCopy = {
  usage: `Uso: npm run -w packages/reading-engine calibrate -- PASTA [--margins atual.json] [--out calibration.json]
  PASTA            de cada leitura NOME.wav (ou mp3, ogg, m4a…), NOME.txt (texto) e NOME.json (o que o professor ouviu)
  --margins ATUAL  limites em uso, de uma calibração anterior; sem isso, os do sistema
  --out ARQUIVO    onde a calibração é escrita`,
  noFolder: 'Falta a pasta com as gravações.',
  unreadable: (what: string) => `Não foi possível ler ${what}.`,
  unwritable: (what: string) => `A calibração não pôde ser escrita em ${what}.`,
  skipped: (name: string, why: string) => `${name}: ${why} Fica de fora.`,
  noSound: 'Falta a gravação.',
  noText: 'Falta o texto.',
  noTruth: 'Falta o arquivo .json com as marcas do professor.',
  badTruth: 'O arquivo .json não tem as marcas de um professor.',
  otherWords: (marks: number, words: number) => `As marcas são de ${marks} palavras e o texto tem ${words}.`,
  noMargin: 'A gravação não pôde ser comparada com o texto (ruído demais ou sem sintetizador).',
  progress: (done: number, total: number) => `${done} de ${total} comparações`,
  failures: {
    'few-readings': `São poucas leituras: a calibração precisa de ${leastReadings} ou mais. Os limites em uso continuam.`,
    'few-pupils': `São poucos alunos: a calibração precisa de ${leastPupils} ou mais. Os limites em uso continuam.`,
    'few-pairs':
      'Os textos são parecidos demais para saber como o sistema julga outro texto. Junte leituras de mais textos.',
    'own-unclear':
      'Leituras demais não se distinguem do acaso mesmo com o próprio texto. Confira as gravações e as marcas; os limites em uso continuam.',
    'others-alike':
      'Gravações combinam bem demais com o texto de outras. Confira se cada gravação está com o seu texto; os limites em uso continuam.',
  } satisfies Record<NoMargins, string>,
  seen: (readings: number, pupils: number | null, pairs: number) =>
    `${readings} leituras${pupils === null ? '' : ` de ${pupils} alunos`}, ${pairs} comparações com texto de outra`,
  changed: (before: TextMargins, after: TextMargins) =>
    [
      `outro texto abaixo de:   ${margin(before.other_text)} → ${margin(after.other_text)}`,
      `em dúvida abaixo de:     ${margin(before.inconclusive)} → ${margin(after.inconclusive)}`,
    ].join('\n'),
  counts: (own: readonly [Verdicts, Verdicts], other: readonly [Verdicts, Verdicts]) =>
    [
      `com o próprio texto:     ${verdicts(own[0])}`,
      `                       → ${verdicts(own[1])}`,
      `com o texto de outra:    ${verdicts(other[0])}`,
      `                       → ${verdicts(other[1])}`,
    ].join('\n'),
  ear: ({ precision, recall, rateError, accuracyError }: EarComparison) =>
    [
      'para conhecimento, ao lado do ouvido do professor:',
      `  palavras dadas como não lidas que foram puladas: ${percent(precision)}`,
      `  palavras puladas que foram dadas como não lidas: ${percent(recall)}`,
      `  erro médio de palavras por minuto: ${percent(rateError)}`,
      `  erro médio de precisão: ${accuracyError === null ? 'sem dados' : `${decimals(accuracyError, 1)} pontos`}`,
    ].join('\n'),
  written: (file: string) =>
    `Calibração escrita em ${file}. Envie este arquivo em Configurações, Município, Leitura em voz alta.`,
} as const;
