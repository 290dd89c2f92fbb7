import { z } from 'zod';

/** Control characters, line separators, and marks that turn the direction of writing: 'relat<RLO>fdp.exe' reads as 'relatexe.pdf'. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A file's name as a browser sent it, without its path and without what is not seen. */
export const fileNameSchema = z
  .string()
  .overwrite((name) => name.replace(unseen, '').replace(/^.*[\\/]/, ''))
  .trim()
  .min(1, 'O arquivo está sem nome')
  .max(200, 'O nome do arquivo deve ter no máximo 200 caracteres');

/** A text as a name to save a file under. */
export const plainFileName = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\\/]/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '') || 'arquivo';
