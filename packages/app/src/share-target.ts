import { keepSharedFiles, SHARED_FIELD } from './lib/shared-files.ts';
import { shortcutPaths } from './lib/shortcut-paths.ts';

/** Answers the post of a share: the files are kept on this device, and 'Corrigir' is opened. */
export async function answerShare(request: Request): Promise<Response> {
  const form = await request.formData();
  await keepSharedFiles(form.getAll(SHARED_FIELD).filter((value) => value instanceof File));
  return Response.redirect(shortcutPaths.correctionStart, 303);
}
