import { fail, idSchema, longestReadingText, type Outcome, recordingLimit, succeed } from '@caderneta/contract';
import type { Grade } from '@caderneta/reading-engine';
import type { FastifyRequest } from 'fastify';
import { clientFailure } from '../../server/answers/error-answers.ts';

/** What a form with a recording holds: `audio`, `texto` and, beyond the older service, `turma` (a class's id) or `ano` (1 to 9). */
export interface RecordingForm {
  readonly audio: { readonly name: string; readonly bytes: Uint8Array } | null;
  readonly text: string | undefined;
  readonly grade: Grade | undefined;
  /** Whose school year and municipality say what is asked of the reader. */
  readonly classId: string | undefined;
}

const limits = {
  fileSize: recordingLimit,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: longestReadingText * 4,
  fieldNameSize: 100,
};

const gradeOf = (value: string | undefined): Grade | undefined =>
  value !== undefined && /^[1-9]$/.test(value) ? (Number(value) as Grade) : undefined;

/** Reads the form; other parts are read past. */
export async function readRecordingForm(request: FastifyRequest): Promise<Outcome<RecordingForm>> {
  const fields: Record<string, string> = {};
  let audio: RecordingForm['audio'] = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'audio' && bytes.length > 0) audio = { name: part.filename ?? '', bytes };
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    // Nothing but the client's bytes is at work here: what is not too large is cut short or no form at all.
    return clientFailure(error) ?? fail('invalid-json');
  }
  const text = fields.texto?.trim() || undefined;
  const { data: classId } = idSchema.safeParse(fields.turma);
  return succeed({ audio, text, grade: gradeOf(fields.ano), classId });
}
