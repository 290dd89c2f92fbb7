/**
 * Why a recording cannot be judged at all. `unsupported-format`: only ffmpeg opens it, and it is not installed. `damaged-audio`: shorter
 * than its own header says, or cut inside a frame or page. `too-long`: over 10 minutes, found before decoding. `silence`: nothing above
 * −65 dBFS. `no-speech`: steady noise alone. `too-short`: under 3 s of speech.
 */
export type RecordingFailureCode =
  | 'file-not-found'
  | 'empty-file'
  | 'not-audio'
  | 'unsupported-format'
  | 'damaged-audio'
  | 'too-long'
  | 'too-short'
  | 'silence'
  | 'no-speech';

/**
 * Why a judged recording leaves some of its figures out. `text-mismatch` (margin under 0.04, probably another text): words, accuracy,
 * pronunciation, pauses, fluency and the overall score are null. `text-inconclusive` (margin 0.04 to 0.065): nothing is, all is shown in
 * doubt. `too-noisy` (SNR under 5 dB): everything but clarity. `no-reference` (no synthesiser): everything that needs the text.
 */
export type ReservationCode = 'too-noisy' | 'text-mismatch' | 'text-inconclusive' | 'no-reference';

/** A refusal as a value; its Portuguese message is in `failureMessages`. */
export interface RecordingFailure {
  readonly ok: false;
  readonly code: RecordingFailureCode;
  readonly message: string;
}

/** What a person reads when a recording was refused: what happened and what to do. */
export const failureMessages: Readonly<Record<RecordingFailureCode, string>> = {
  'file-not-found': 'O arquivo não foi encontrado.',
  'empty-file': 'O arquivo está vazio. Envie a gravação de novo.',
  'not-audio': 'O arquivo não é um áudio que se possa abrir. Envie MP3, WAV, M4A ou OGG.',
  'unsupported-format': 'Este servidor não abre este formato de áudio sem o programa ffmpeg. Envie MP3, WAV ou OGG.',
  'damaged-audio': 'O áudio está incompleto ou danificado. Grave ou envie de novo.',
  'too-long': 'O áudio passa de 10 minutos. Envie uma gravação menor.',
  'too-short': 'Há menos de 3 segundos de fala. Grave um trecho maior.',
  silence: 'A gravação está em silêncio. Confira o microfone e grave de novo.',
  'no-speech': 'Nenhuma fala foi encontrada, só ruído. Grave em um lugar mais silencioso.',
};

export const refuse = (code: RecordingFailureCode): RecordingFailure => ({
  ok: false,
  code,
  message: failureMessages[code],
});
