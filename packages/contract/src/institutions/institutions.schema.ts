import { z } from 'zod';

export const institutionSchema = z.object({
  id: z.string(),
  name: z.string(),
  municipality_id: z.string(),
  municipality: z.object({ id: z.string(), name: z.string(), state: z.string().nullable() }),
  director: z.string().nullable(),
  created_at: z.string(),
});
export type Institution = z.infer<typeof institutionSchema>;
