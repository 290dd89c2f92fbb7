import { z } from 'zod';
import { defineEndpoint } from '../common/endpoint.ts';

/** Why a backup was not made. `unreadable`: it was written, and reading it back failed. */
export const backupFailures = ['no-room', 'no-folder', 'unreadable', 'unexpected'] as const;
export type BackupFailure = (typeof backupFailures)[number];

/**
 * How the backups that the server makes by itself stand. `off`: it makes none; `first`: none is there yet, and none has failed; `late`: the
 * newest is older than two days, or there is none because they fail.
 */
export const backupStates = ['off', 'first', 'well', 'late'] as const;

const backupSchema = z.object({
  /** Of its file, within the folder of backups. */
  name: z.string(),
  made_at: z.string(),
  size_bytes: z.number(),
  is_encrypted: z.boolean(),
  /** Files that rows name and whose bytes were gone; null where nobody knows any more. */
  missing_files: z.number().nullable(),
});

export const backupEndpoints = {
  state: defineEndpoint({
    method: 'GET',
    path: '/backups',
    access: { roles: ['MASTER'], anyOf: ['view_settings'] },
    summary: 'Como estão as cópias de segurança que o servidor faz sozinho, a mais nova primeiro',
    response: z.object({
      state: z.enum(backupStates),
      stored: z.array(backupSchema),
      /** Why the newest try came to nothing; null where it did not fail. */
      failure: z.object({ at: z.string(), reason: z.enum(backupFailures) }).nullable(),
    }),
  }),
};
export type BackupsState = z.infer<typeof backupEndpoints.state.response>;
