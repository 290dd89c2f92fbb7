import { audioProviderLabels, earMarkLabels, type ReadingDetails } from '@caderneta/contract';

/** The names in a value, however deep. */
type Names<Value> = Value extends readonly (infer Item)[]
  ? Names<Item>
  : Value extends object
    ? { [Name in keyof Value & string]-?: Name | Names<Value[Name]> }[keyof Value & string]
    : never;

/** What a field of an evaluation is called; null: the machine's own. A new field without a word does not compile. */
export const readingWords: Readonly<Record<Names<ReadingDetails>, string | null>> = {
  accuracy_percent: 'precisão (%)',
  after_word: 'depois da palavra de número',
  alignment: 'comparação com o texto',
  at_punctuation: 'na pontuação',
  clarity: 'clareza',
  clipped_percent: 'som cortado (%)',
  duration_seconds: 'duração (s)',
  ear_marks: 'palavras conferidas de ouvido',
  end_s: 'fim (s)',
  ended_s: 'fim (s)',
  estimate: 'estimativa',
  expected: 'esperada',
  fallback: null,
  feedback: 'comentário',
  fluency: 'fluência',
  index: 'palavra de número',
  intonation: 'entonação',
  level_dbfs: 'volume (dBFS)',
  margin: null,
  measures: 'medidas',
  method: 'método',
  notice: 'aviso',
  overall_score: 'nota',
  pauses: 'pausas',
  pitch_median_hz: 'tom da voz (Hz)',
  pitch_spread_semitones: 'variação do tom (semitons)',
  pronunciation: 'pronúncia',
  provider: 'serviço',
  read: 'lida',
  read_until: 'lido até',
  reference_used: 'comparada com o texto',
  reservations: 'ressalvas',
  rhythm: 'ritmo',
  score: 'nota',
  snr_db: 'sinal sobre ruído (dB)',
  speech_seconds: 'tempo de fala (s)',
  start_s: 'início (s)',
  started_s: 'início (s)',
  status: 'situação',
  suggestions: 'sugestões',
  syllables_per_run: 'sílabas por trecho',
  syllables_per_second: 'sílabas por segundo',
  verdict: 'é deste texto',
  word: 'palavra',
  words: 'palavras',
  words_inserted: 'palavras a mais',
  words_missing: 'palavras possivelmente não lidas',
  words_per_minute: 'palavras por minuto',
  words_read: 'palavras lidas',
  words_substituted: 'palavras trocadas',
  words_total: 'palavras do texto',
};
const nameOf: ReadonlyMap<string, string | null> = new Map(Object.entries(readingWords));

/** What a value of a choice is called, by its field. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  method: {
    'acoustic-alignment': 'comparação do som com o texto',
    'acoustic-only': 'som, sem o texto',
    'transcript-alignment': 'comparação da transcrição com o texto',
    'ear-only': 'de ouvido',
  },
  provider: audioProviderLabels,
  reservations: { 'too-noisy': 'ruído demais', 'no-reference': 'sem comparação com o texto' },
  status: { read: 'lida', missing: 'possivelmente não lida', unsure: 'em dúvida' },
  verdict: { match: 'sim', inconclusive: 'sem certeza', 'other-text': 'possivelmente de outro' },
  words: earMarkLabels,
};

function worded(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => worded(field, item));
  if (typeof value === 'object' && value !== null) return readingInWords(value);
  return choices[field]?.[String(value)] ?? value;
}

/** An evaluation of a reading, or a part of one, with words for the names of its fields and for its choices. */
export function readingInWords(part: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(part).flatMap(([field, value]) => {
      const name = nameOf.get(field) ?? null;
      return name === null ? [] : [[name, worded(field, value)]];
    }),
  );
}
