import { eq } from 'drizzle-orm';
import type { FileStore } from '../files/file-store.ts';
import { assessments } from '../schema/assessments.table.ts';
import { files } from '../schema/files.table.ts';
import type { Queries } from '../server/query/queries.ts';
import type { Demonstration } from './demonstration.ts';
import { speakExample } from './example-reading.ts';
import { daysBefore, type Moment } from './world.ts';

/** Puts the sound of the reading that can be heard with its assessment; without a synthesiser there is none. */
export async function attachExample(
  db: Queries,
  moment: Moment,
  { exampleId, mainClass }: Demonstration,
  store: FileStore,
): Promise<void> {
  const sound = await speakExample();
  if (sound === null) return;
  const created_at = daysBefore(moment, 18, '16:40');
  const municipality_id = mainClass.school.municipality.id;
  const { key, sizeBytes, sha256 } = await store.put(sound, { municipalityId: municipality_id, now: created_at });
  const id = moment.draw.fork('example sound').id(created_at);
  await db.insert(files).values({
    ...{ id, municipality_id, key, sha256, created_at },
    ...{ size: sizeBytes, media_type: 'audio/wav' },
  });
  await db.update(assessments).set({ file_id: id, updated_at: created_at }).where(eq(assessments.id, exampleId));
}
