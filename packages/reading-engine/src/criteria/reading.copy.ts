import type { ReadingCriterion } from '@caderneta/contract/reading';
import type { ReservationCode } from '../core/failures.ts';
import type { Rating } from './judged.ts';

const decimal = (value: number, digits = 1): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const whole = (value: number): string => decimal(value, 0);
const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

type Worded<Facts> = (rating: Rating, facts: Facts) => string;
const worded =
  <Facts>(say: Record<Rating, (facts: Facts) => string>): Worded<Facts> =>
  (rating, facts) =>
    say[rating](facts);

/** What is said of each criterion, with the figures that it rests on. */
export const feedback = {
  clarity: worded<{ snrDb: number }>({
    good: ({ snrDb }) => `Gravação limpa: a voz está ${whole(snrDb)} dB acima do ruído.`,
    fair: ({ snrDb }) => `Gravação com algum ruído: a voz está ${whole(snrDb)} dB acima dele.`,
    poor: ({ snrDb }) => `Gravação com muito ruído: a voz está só ${whole(snrDb)} dB acima dele.`,
  }),
  clipped: (percent: number): string => ` O som estourou em ${decimal(percent)} % da gravação.`,
  fluency: worded<{ wordsPerMinute: number; perRun: number }>({
    good: ({ wordsPerMinute, perRun }) =>
      `Leitura fluente: ${whole(wordsPerMinute)} palavras por minuto, ${decimal(perRun)} sílabas por trecho.`,
    fair: ({ wordsPerMinute, perRun }) =>
      `Leitura em desenvolvimento: ${whole(wordsPerMinute)} palavras por minuto, ${decimal(perRun)} sílabas por trecho.`,
    poor: ({ wordsPerMinute, perRun }) =>
      `Leitura lenta: ${whole(wordsPerMinute)} palavras por minuto, ${decimal(perRun)} sílabas por trecho.`,
  }),
  fluencyWithoutText: worded<{ syllablesPerMinute: number; perRun: number }>({
    good: ({ syllablesPerMinute, perRun }) =>
      `Fala fluente: ${whole(syllablesPerMinute)} sílabas por minuto, ${decimal(perRun)} por trecho.`,
    fair: ({ syllablesPerMinute, perRun }) =>
      `Fala em desenvolvimento: ${whole(syllablesPerMinute)} sílabas por minuto, ${decimal(perRun)} por trecho.`,
    poor: ({ syllablesPerMinute, perRun }) =>
      `Fala lenta: ${whole(syllablesPerMinute)} sílabas por minuto, ${decimal(perRun)} por trecho.`,
  }),
  intonation: worded<{ spread: number }>({
    good: ({ spread }) => `Leitura expressiva: a voz varia ${decimal(spread)} semitons.`,
    fair: ({ spread }) => `Alguma variação na voz: ${decimal(spread)} semitons.`,
    poor: ({ spread }) => `Voz quase sem variação: ${decimal(spread)} semitons.`,
  }),
  pauses: worded<{ paused: number; asked: number; misplaced: number }>({
    good: ({ paused, asked }) => `Pausas de acordo com a pontuação: ${paused} de ${asked}.`,
    fair: ({ paused, asked, misplaced }) =>
      `Pausas em ${paused} de ${count(asked, 'sinal', 'sinais')} de pontuação e ${count(misplaced, 'fora', 'fora')} de lugar.`,
    poor: ({ paused, asked, misplaced }) =>
      `Pausas pouco ligadas à pontuação: ${paused} de ${asked}, e ${misplaced} fora de lugar.`,
  }),
  rhythm: worded<{ perRun: number }>({
    good: ({ perRun }) => `Ritmo contínuo: ${decimal(perRun)} sílabas entre um silêncio e outro.`,
    fair: ({ perRun }) => `Ritmo com interrupções: ${decimal(perRun)} sílabas entre um silêncio e outro.`,
    poor: ({ perRun }) => `Leitura palavra por palavra: ${decimal(perRun)} sílabas entre um silêncio e outro.`,
  }),
  pronunciation: worded<{ accuracy: number; missing: number }>({
    good: ({ accuracy }) => `Estimativa: o som corresponde a ${whole(accuracy)} % das palavras do texto.`,
    fair: ({ accuracy, missing }) =>
      `Estimativa: o som corresponde a ${whole(accuracy)} % das palavras; ${missing} possivelmente não lidas.`,
    poor: ({ accuracy, missing }) =>
      `Estimativa: o som corresponde a só ${whole(accuracy)} % das palavras; ${missing} possivelmente não lidas.`,
  }),
} as const;

/** Why a criterion has no score. */
export const unjudgedReasons = {
  noText: 'Sem texto de referência, este critério não é avaliado.',
  noPunctuation: 'O texto não tem pontuação no meio; as pausas não são avaliadas.',
  noPitch: 'A voz não permite medir a entonação.',
  fewSyllables: 'Há poucas sílabas para avaliar este critério.',
  'too-noisy': 'O ruído está alto demais para avaliar este critério.',
  'text-mismatch': 'Não tenho certeza de que é este texto.',
  'text-inconclusive': 'Não tenho certeza de que é este texto.',
  'no-reference': 'A comparação com o texto não está disponível neste servidor.',
} as const satisfies Record<ReservationCode, string> & Record<string, string>;

/** What to practise where a criterion is weak. */
export const practice: Readonly<Record<ReadingCriterion, string>> = {
  clarity: 'Grave em um lugar silencioso, com o microfone a um palmo da boca.',
  fluency: 'Releia o mesmo texto em voz alta alguns dias seguidos e compare as palavras por minuto.',
  intonation: 'Leia diálogos em voz alta, mudando a voz em perguntas e exclamações.',
  pauses: 'Marque a pontuação com lápis e respire em cada sinal.',
  rhythm: 'Leia em grupos de palavras, não uma de cada vez.',
  pronunciation: 'Ouça o texto lido por um adulto e repita as palavras marcadas.',
};

export const remarks = {
  missing: (words: readonly string[]): string => `Palavras possivelmente não lidas: ${words.join(', ')}.`,
  readUntil: (word: string): string => `O aluno parece ter lido até “${word}”.`,
  wrongText: 'Não tenho certeza de que é este texto: parece outro. Ouça a gravação e confira o texto escolhido.',
  unclearText: 'Não tenho certeza de que é este texto. Ouça a gravação antes de usar estes números.',
  notice:
    'Estimativa automática, medida com leituras de poucos adultos e ainda não com crianças. Ouça antes de decidir.',
} as const;
