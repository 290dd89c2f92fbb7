import type { PageRequest, Qualification } from '@caderneta/contract';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { files } from '../../schema/files.table.ts';
import { qualifications } from '../../schema/qualifications.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';

const rowsOf = (db: Queries) =>
  db
    .select({ row: qualifications, file: files })
    .from(qualifications)
    .leftJoin(files, eq(files.id, qualifications.diploma_file_id));
type Found = Awaited<ReturnType<typeof rowsOf>>[number];

const shown = ({ row, file }: Found): Qualification => ({
  id: row.id,
  teacher_profile_id: row.teacher_profile_id,
  degree: row.degree,
  course_name: row.course_name,
  institution_name: row.institution_name,
  completion_year: row.completion_year,
  diploma: file ? { id: file.id, type: file.media_type, size: file.size } : null,
  version: row.version,
});

/** Qualifications of a profile, the latest first. */
export async function listQualifications(
  db: Queries,
  profileId: string,
  page: PageRequest,
): Promise<Page<Qualification>> {
  const wanted = eq(qualifications.teacher_profile_id, profileId);
  const rows = await rowsOf(db)
    .where(wanted)
    .orderBy(
      sql`${qualifications.completion_year} desc nulls last`,
      desc(qualifications.created_at),
      asc(qualifications.id),
    )
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(qualifications).where(wanted));
  return { ...page, rows: rows.map(shown), total };
}

/** One qualification and, with a file store, its diploma in base64; null when there is none such. */
export async function findQualification(db: Queries, id: string, fileStore?: FileStore) {
  const [found] = await rowsOf(db).where(eq(qualifications.id, id));
  if (!found) return null;
  const bytes = found.file && fileStore ? await fileStore.get(found.file.key) : null;
  return { ...shown(found), diploma_file: bytes ? Buffer.from(bytes).toString('base64') : null };
}
