import { z } from 'zod';

/** A stored file as lists show it. `url`: where this user reads it until the session ends, an hour or two at most; `size` in bytes. */
export const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  url: z.string(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** Largest file of a material or an assessment, bytes, before base64. */
export const attachmentLimit = 20 * 1024 * 1024;
/** Its base64 with the form around it. */
export const attachmentBodyLimit = 28_500_000;

/** `download` asks for a file to be saved; the others come with an attachment's `url`. */
export const fileQuerySchema = z.object({
  download: z.string().max(5).optional(),
  session: z.string().max(40).optional(),
  expires: z.string().max(12).optional(),
  signature: z.string().max(60).optional(),
});
