import { assessmentEndpoints as calls, type ResultInput } from '@caderneta/contract';
import { renderSheet } from '@caderneta/omr-engine/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../schema/files.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
let photos: readonly [string, string];
beforeAll(async () => {
  server = await startTestServer();
  const drawn = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="4mm"/>`;
  const jpegOf = async (width: number) => (await renderSheet(drawn(width)).jpeg().toBuffer()).toString('base64');
  photos = [await jpegOf(9), await jpegOf(7)];
  await call(server, calls.saveKey, { role: 'TEACHER', params: { id }, body: { key: [...testKey] } });
});
afterAll(() => server.close());

const id = ids.assessment.assigned;
const student_profile_id = ids.pupil.second;
const input = (more: Partial<ResultInput>) => ({
  role: 'TEACHER' as const,
  params: { id },
  body: {
    student_profile_id,
    score: 0,
    details: { omr: sheetOf('abc dab'), total: 6, acertos: 6 },
    ...more,
  },
});
const save = async (more: Partial<ResultInput>) => (await call(server, calls.saveResult, input(more))).data.photo;
const pictures = async () => (await server.db.select().from(files)).filter((file) => file.media_type === 'image/jpeg');

test('a sheet’s photo is kept only where the teacher says so, and goes with the sheet', async () => {
  const before = (await pictures()).length;
  const [first, second] = photos;
  expect(await save({})).toBeNull();
  expect(await pictures()).toHaveLength(before);
  expect(await save({ photo: first })).toBe(first);
  // What a person decides later is of the same sheet.
  expect(await save({})).toBe(first);
  expect(await save({ photo: second })).toBe(second);
  expect(await pictures()).toHaveLength(before + 1);
  expect(await save({ photo: null })).toBeNull();
  expect(await pictures()).toHaveLength(before);

  await save({ photo: first });
  const params = { id, studentProfileId: student_profile_id };
  await call(server, calls.removeResult, { role: 'TEACHER', params });
  expect(await pictures()).toHaveLength(before);
  expect((await call(server, calls.result, { role: 'TEACHER', params })).data.photo).toBeNull();
});

test('what is no picture is refused', async () => {
  for (const photo of ['não', Buffer.from('%PDF-1.4').toString('base64')]) {
    expect((await refused(server, calls.saveResult, input({ photo }))).errors?.[0]?.field).toBe('photo');
  }
});
