import { type Attachment, attachmentLimit, fail, type Outcome, succeed } from '@caderneta/contract';
import { decodeBase64 } from '../../files/base64.ts';
import { documentTypeOf } from '../../files/document-type.ts';
import type { files } from '../../schema/files.table.ts';
import { fileLink } from '../session/file-link.ts';
import type { SignedIn } from '../session/signed-in.ts';

/** A file as a form sent it, decoded. */
export interface SentFile {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

/** Name under which a person's photo is saved. */
export const photoName = 'foto';

/** The file in a form's `field`: of a type that we know by its bytes, and not too large. */
export function decodeAttachment(base64: string, field: string): Outcome<SentFile> {
  const content = decodeBase64(base64);
  if (!content) return fail('invalid-request', { errors: [{ field, message: 'O arquivo não pôde ser lido.' }] });
  if (content.byteLength > attachmentLimit) {
    return fail('body-too-large', { errors: [{ field, message: 'O arquivo deve ter no máximo 20 MB.' }] });
  }
  const mediaType = documentTypeOf(content);
  if (!mediaType) {
    const message = 'Este tipo de arquivo não é aceito. Use PDF, imagem, documento, planilha, áudio, vídeo ou texto.';
    return fail('unsupported-media', { errors: [{ field, message }] });
  }
  return succeed({ content, mediaType });
}

/** A stored file as a list shows it to the viewer, who reads it at `path`. */
export const attachmentOf = (
  viewer: SignedIn,
  file: Pick<typeof files.$inferSelect, 'id' | 'size' | 'media_type'>,
  name: string,
  path: string,
): Attachment => ({ id: file.id, name, size: file.size, type: file.media_type, url: fileLink(viewer, path) });
