import { fewestSheetsForFindings, type QuestionFinding } from '@caderneta/contract';
import { formatScore } from '../../../lib/numbers.ts';

type Said = Exclude<QuestionFinding, 'lowers-reliability'>;
const questions: Readonly<Record<Said, (name: string) => string>> = {
  repels: (name) => `A questão ${name} separa mal: quem acertou o resto errou aqui. Confira o gabarito e o enunciado.`,
  'separates-little': (name) =>
    `A questão ${name} separa pouco: quem foi bem e quem foi mal na prova acertaram quase igual.`,
  easy: (name) => `Quase todos acertaram a questão ${name}: ela diz o que a turma já sabe, e separa pouco.`,
};
const reliabilityWords = (kr20: number): string => {
  if (kr20 >= 0.9) return 'alta';
  if (kr20 >= 0.8) return 'boa';
  return kr20 >= 0.6 ? 'moderada' : 'baixa';
};
/** 'C', 'C e D', 'B, C e D'. */
const listed = (letters: readonly string[]): string =>
  letters.length < 2 ? letters.join() : `${letters.slice(0, -1).join(', ')} e ${letters.at(-1)}`;

/** What the analysis of a test says in words. */
export const findingsCopy = {
  title: 'O que a prova diz',
  questions,
  lowersReliability: (name: string, kr20: number | null, without: number | null) =>
    kr20 === null || without === null
      ? `Sem a questão ${name}, a prova seria mais confiável.`
      : `Sem a questão ${name}, a prova seria mais confiável: o KR-20 iria de ${formatScore(kr20)} a ${formatScore(without)}.`,
  attracts: (letter: string, name: string) =>
    `A alternativa ${letter} da questão ${name} atraiu quem foi bem no resto: veja se também está certa, ou se confunde.`,
  rareKey: (letter: string, name: string) =>
    `Menos de 5% marcaram a alternativa certa ${letter} da questão ${name}: confira o gabarito e o enunciado.`,
  rare: (each: readonly string[]) =>
    `Alternativas que menos de 5% marcaram, e que não ajudam a separar: ${each.join('; ')}.`,
  rareOf: (name: string, letters: readonly string[]) => `${listed(letters)} da questão ${name}`,
  reliability: (kr20: number) => `A confiabilidade da prova é ${reliabilityWords(kr20)} (KR-20 ${formatScore(kr20)}).`,
  error: (error: number) =>
    `Por acaso, os acertos de um aluno podem variar cerca de ${formatScore(error)} ${error < 2 ? 'questão' : 'questões'} para mais ou para menos.`,
  longer: (size: number, wanted: number) =>
    `Para uma confiabilidade boa (0,80), seriam precisas cerca de ${wanted} questões como estas ${size}.`,
  allAnnulled: 'Todas as questões estão anuladas: não há o que comparar.',
  oneQuestion: 'A prova conta uma questão só: não há um resto da prova com que a comparar.',
  allAlike:
    'Todas as folhas têm os mesmos pontos: sem diferença entre elas, não se diz o que cada questão separa nem quanto as questões concordam.',
  noSheets: 'Nenhuma folha corrigida ainda: a análise aparece depois da correção.',
  few: (sheets: number) =>
    `Com ${sheets === 1 ? '1 folha corrigida' : `${sheets} folhas corrigidas`} ainda não se diz nada da prova nem das questões: são precisas ${fewestSheetsForFindings}. Os números estão na tabela.`,
  nothing: 'Nenhuma questão chama a atenção.',
  question: (name: string) => `Questão ${name}`,
  curve: (name: string) => `Alternativas da questão ${name} por grupo`,
  curveHint: 'Quem marcou cada alternativa, dos 27% que menos acertaram aos 27% que mais acertaram a prova.',
  groups: { lower: '27% menores', middle: 'Meio', upper: '27% maiores' },
  option: 'Alternativa',
  meanRest: (options: string) => `Média no resto do teste de quem marcou: ${options}.`,
  key: (letter: string) => `${letter} (gabarito)`,
  none: '—',
} as const;
