import { createHash } from 'node:crypto';
import { z } from 'zod';

// An archive is a gzipped tar: `manifest.json`, `tables/NAME/NUMBER` (PostgreSQL's COPY text in pieces), `files/KEY`, `complete.json`.

export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** Moment of the newest migration, ms: rows fit only a database of the same one. */
  newest_migration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** School years that have partitions of their own. */
  school_years: z.array(z.number()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The last entry: without it, or with another digest, an archive was cut short or changed. */
export const completeSchema = z.object({
  sha256: z.string(),
  /** Keys that rows name but whose bytes were gone when the archive was made. */
  missing_files: z.array(z.string()),
});

export const manifestName = 'manifest.json';
export const completeName = 'complete.json';
export const tablePieceName = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}`;
export const fileName = (key: string): string => `files/${key}`;

/** What an entry is, by its name; null for one that no archive of ours has. */
export function entryOf(
  name: string,
): { kind: 'manifest' | 'complete' } | { kind: 'table'; table: string } | { kind: 'file'; key: string } | null {
  if (name === manifestName) return { kind: 'manifest' };
  if (name === completeName) return { kind: 'complete' };
  const [, table] = /^tables\/([a-z_]+)\/\d{6}$/.exec(name) ?? [];
  if (table) return { kind: 'table', table };
  const [, key] = /^files\/([0-9a-f-]{36}\/\d{4}\/[0-9a-f-]{36})$/.exec(name) ?? [];
  return key ? { kind: 'file', key } : null;
}

/** Digest over every entry's name, size and content, in their order; the last entry carries it. */
export function createArchiveDigest(): { add(name: string, content: Uint8Array): void; hex(): string } {
  const hash = createHash('sha256');
  return {
    add: (name, content) => void hash.update(`${name}\0${content.byteLength}\0`).update(content),
    hex: () => hash.copy().digest('hex'),
  };
}
