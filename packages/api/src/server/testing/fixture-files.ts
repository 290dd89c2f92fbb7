import { createHash } from 'node:crypto';
import { renderSheet } from '@caderneta/omr-engine/node';
import type { FileStore } from '../../files/file-store.ts';
import { wholeNetwork } from '../../schema/audit-log.table.ts';
import { ids, municipalityOf, sites, testFile, testNow } from './fixture.ts';

const content = new TextEncoder().encode(testFile);
const files = [
  ...[ids.materialFile, ids.assessmentFile, ids.pictureFile, ids.modelPicture, ids.itemPicture].flatMap((group) =>
    sites.map((site) => ({ id: group[site], municipality_id: municipalityOf[site] })),
  ),
  { id: ids.lessonFile, municipality_id: null },
];
const keyOf = ({ id, municipality_id }: (typeof files)[number]): string =>
  `${municipality_id ?? wholeNetwork}/2026/${id}`;

/** Rows of the small network's files. */
export const fixtureFiles = files.map((file) => ({
  ...file,
  key: keyOf(file),
  sha256: createHash('sha256').update(content).digest('hex'),
  size: content.byteLength,
  media_type: 'application/pdf',
  created_at: testNow,
}));

/** Puts the bytes of the small network's files where a server looks for them. */
export async function putFixtureFiles(fileStore: FileStore): Promise<void> {
  for (const file of files) await fileStore.putBack(keyOf(file), content);
}

/** A small photo in base64, as a client sends one. */
export async function drawnPhoto(): Promise<string> {
  const drawn = renderSheet('<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="4mm"/>');
  return (await drawn.jpeg().toBuffer()).toString('base64');
}
