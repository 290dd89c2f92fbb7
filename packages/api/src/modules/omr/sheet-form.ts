import { fail, type Outcome, sheetPhotoLimit, succeed } from '@caderneta/contract';
import type { FastifyRequest } from 'fastify';
import { clientFailure } from '../../server/answers/error-answers.ts';

/** What a form of a sheet's photo holds. `name` is the file's as sent; `key` is the text of the field or of the file part. */
export interface SheetForm {
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | null;
  readonly key: string | null;
}

const limits = { fileSize: sheetPhotoLimit, files: 2, fields: 20, parts: 22, fieldSize: 100_000, fieldNameSize: 100 };

/** Reads `file` and `gabarito` (a field, or a file of JSON). Other parts are read past. Without a form there is neither. */
export async function readSheetForm(request: FastifyRequest): Promise<Outcome<SheetForm>> {
  if (!request.isMultipart()) return succeed({ file: null, key: null });
  try {
    return succeed(await readParts(request));
  } catch (error) {
    // Nothing but the client's bytes is at work here: what is not too large is cut short or no form at all.
    return clientFailure(error) ?? fail('invalid-json');
  }
}

async function readParts(request: FastifyRequest): Promise<SheetForm> {
  let file: SheetForm['file'] = null;
  let key: string | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'gabarito' && typeof part.value === 'string') key = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === 'gabarito') key = bytes.toString('utf8');
    else if (part.fieldname === 'file') file = { name: part.filename ?? '', bytes };
  }
  return { file, key };
}
