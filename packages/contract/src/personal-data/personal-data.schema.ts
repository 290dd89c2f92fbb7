import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { type RetainedPartId, retainedParts } from './retained-data.data.ts';
import { viewKinds } from './view-kinds.ts';

/** Somebody saw something of a person on a day; `viewed_at` is the first moment of it. */
export const personViewSchema = z.object({
  viewer: z.object({ id: z.string(), name: z.string(), role: z.enum(roles) }),
  kind: z.enum(viewKinds),
  viewed_at: z.string(),
});
export type PersonView = z.infer<typeof personViewSchema>;

const partIds = Object.keys(retainedParts) as [RetainedPartId, ...RetainedPartId[]];

/**
 * What is retained of one person. `parts`: those of which there is anything. `refused`: why nobody can erase it now.
 * `export_url` reads the archive, as the viewer and for a while.
 */
export const personalDataSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  erased_at: z.string().nullable(),
  parts: z.array(z.enum(partIds)),
  refused: z.string().nullable(),
  export_url: z.string(),
});
export type PersonalData = z.infer<typeof personalDataSchema>;
