import { z } from 'zod';
import { idSchema } from '../common/envelope.ts';
import { retention } from '../personal-data/retention.ts';

/** Most letters of the term that guardians consent to. */
const longestTerm = 4000;
const { least, most } = retention.recordingMonths;
const monthsMessage = `O prazo vai de ${least} a ${most} meses`;

/** The form's default text until a network writes its own. */
const usualTerm = `Autorizo a rede municipal de ensino a guardar gravações da leitura em voz alta do aluno sob minha responsabilidade, junto com o texto lido e as palavras que o professor marcou ao ouvir.

As gravações servem só para ajustar a análise automática de leitura desta rede. Ninguém as ouve no sistema, e elas saem dele sem o nome do aluno. Não são usadas para avaliar, classificar ou identificar o aluno, nem entregues a terceiros.

A autorização é livre: recusar não muda nada no ensino nem na avaliação. Posso retirá-la a qualquer momento na escola, e as gravações são apagadas na hora. Sem isso, são apagadas no fim do prazo de guarda da rede.`;

/** Whether a network keeps recordings, the guardians' term, and how long. `term_since` is the term's version: when these words were saved. */
export const readingRecordingsSchema = z.object({
  keep: z.boolean(),
  term: z.string(),
  term_since: z.string().nullable(),
  months: z.number(),
});
export type ReadingRecordings = z.infer<typeof readingRecordingsSchema>;

/** Default: no recording is stored until a municipality allows it. */
export const usualRecordings = {
  keep: false,
  term: usualTerm,
  term_since: null,
  months: 12,
} satisfies ReadingRecordings;

export const readingRecordingsPatchSchema = z.object({
  keep: z.boolean(),
  term: z
    .string()
    .trim()
    .min(1, 'Escreva o termo que os responsáveis leem')
    .max(longestTerm, `O termo deve ter no máximo ${longestTerm} caracteres`),
  months: z.int(monthsMessage).min(least, monthsMessage).max(most, monthsMessage),
});

/** A guardian's consent, as staff recorded it. `is_current`: to the term in force; to an older one nothing more is kept. */
const recordingConsentSchema = z.object({
  recorded_at: z.string(),
  recorded_by: z.string().nullable(),
  is_current: z.boolean(),
});

/** What holds for the recordings of a pupil. `term` is null where the network keeps none; `is_kept`: that of this result is. */
export const recordingStateSchema = z.object({
  term: z.object({ text: z.string(), since: z.string(), months: z.number() }).nullable(),
  consent: recordingConsentSchema.nullable(),
  is_kept: z.boolean(),
});
export type RecordingState = z.infer<typeof recordingStateSchema>;

/** The consent for a pupil in one network, whichever term it was to. */
export const pupilConsentSchema = z.object({
  municipality: z.object({ id: idSchema, name: z.string() }),
  student_profile_id: idSchema,
  recorded_at: z.string(),
  recorded_by: z.string().nullable(),
});
export type PupilConsent = z.infer<typeof pupilConsentSchema>;

/** The version of the term that the guardian read. */
export const consentInputSchema = z.object({ term_since: z.string().max(40) });

/** A recording in base64, as it was judged. */
export const recordingInputSchema = z.object({ audio: z.string().min(1) });

/** What a network keeps. `url` reads the archive for `calibrate`; null while there is nothing. */
export const storedRecordingsSchema = z.object({
  recordings: z.number(),
  consents: z.number(),
  url: z.string().nullable(),
});
export type StoredRecordings = z.infer<typeof storedRecordingsSchema>;
