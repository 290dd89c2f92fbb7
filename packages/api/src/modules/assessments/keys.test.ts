import { type AnswerKey, assessmentEndpoints as calls, type KeyLetter } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { answerKeys } from '../../schema/assessments.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { files } from '../../schema/files.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { details, forgetResult, params, startResultsServer } from './testing/results-server.ts';

const { server, picture, save, result } = await startResultsServer();
afterAll(() => server.close());

beforeEach(() => forgetResult(server));

describe('the key', () => {
  const saveKey = (key: AnswerKey, version?: number) =>
    call(server, calls.saveKey, { role: 'TEACHER', params, body: { key, version } });
  /** A key of another shape, as an older server stored it. */
  const setKey = (key: AnswerKey) =>
    server.db.update(answerKeys).set({ key }).where(eq(answerKeys.assessment_id, params.id));
  const long = (letters: string) =>
    Object.fromEntries([...letters].map((letter, at) => [String(at + 1), letter as KeyLetter]));

  test('recomputes every result that has marks, audited, and leaves the others', async () => {
    await save({ details: details(sheetOf('abc dab')) });
    const other = { student_profile_id: ids.profile('STUDENT'), score: 40 };
    await call(server, calls.saveResult, { role: 'TEACHER', params, body: other });
    const { message, data } = await saveKey([
      { '1': 'a', '2': 'a', '3': 'a' },
      { '1': 'a', '2': 'a', '3': 'a' },
    ]);
    expect(message).toBe('Gabarito salvo');
    expect(await result()).toMatchObject({ hits: 2, score: 33.33, version: 2, details: { acertos: 2 } });
    const rows = (await call(server, calls.results, { role: 'TEACHER', params })).data;
    expect(rows.find(({ student_profile_id }) => student_profile_id === other.student_profile_id)?.score).toBe(40);
    const audit = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'answer_keys'));
    const last = audit.sort((left, right) => left.created_at.getTime() - right.created_at.getTime()).at(-1);
    const own = expect.objectContaining({ from: 100, to: 33.33 });
    expect(last?.to).toMatchObject({ recomputed: expect.arrayContaining([own]) });
    expect((await call(server, calls.getKey, { role: 'TEACHER', params })).data).toEqual(data);
  });

  test('a result that an annulled question does not change stays of its day and version', async () => {
    await save({ details: details(sheetOf('abc da-')) });
    const before = await result();
    server.setNow(new Date(Date.parse(before.updated_at ?? '') + 60_000));
    const annul = (question: number) =>
      call(server, calls.saveKey, {
        role: 'TEACHER',
        params,
        body: { key: [...testKey], annulled: [{ group: 1, question }] },
      });
    await annul(1);
    expect(await result()).toEqual(before);
    await annul(3);
    expect(await result()).toMatchObject({ hits: 6, version: before.version + 1 });
    await call(server, calls.saveKey, { role: 'TEACHER', params, body: { key: [...testKey], annulled: [] } });
  });

  test('a longer and again the old key lose no mark', async () => {
    await save({ details: details(sheetOf('abcd dab')) });
    expect((await result()).hits).toBe(6);
    await saveKey([long('abcdaaaaaa'), testKey[1]]);
    expect(await result()).toMatchObject({ hits: 7, total: 13 });
    await setKey([...testKey]);
    await saveKey([...testKey]);
    expect(await result()).toMatchObject({ hits: 6, total: 6 });
  });

  test('a question that the new key does not ask waits for nobody', async () => {
    await setKey([long('abcaaaaaaaaaa'), testKey[1]]);
    const review = [{ group: 0, question: 13, marked: null, state: 'uncertain' as const, crop: picture }];
    await save({ details: details(sheetOf('abcaaaaaaaaaa dab')), review });
    await saveKey([long('abcaaaaaaa'), testKey[1]]);
    expect(await result()).toMatchObject({ status: 'CORRECTED', hits: 13, total: 13, review: [] });
    expect(await server.db.select().from(files)).toEqual([]);
    await setKey([...testKey]);
  });

  test.each([
    [[{ '1': 'a', '3': 'b' }], 'Em cada coluna, as questões devem ser numeradas de 1 em diante, sem saltos.'],
    [[{ '2': 'a' }], 'Em cada coluna, as questões devem ser numeradas de 1 em diante, sem saltos.'],
    [[{}], 'Em cada coluna, as questões devem ser numeradas de 1 em diante, sem saltos.'],
    [[{ '1': 'e' }], 'O gabarito desta avaliação tem 2 colunas ou mais, até 8.'],
    [[{ '1': 'a' }, testKey[1]], 'A coluna 1 tem 3, 10 ou 13 questões; a coluna 2 tem 3, 10 ou 13 questões.'],
    [[{ '1': 'a', '2': 'b', '3': 'e' }, testKey[1]], 'As alternativas desta avaliação vão de A a D.'],
  ])('%j is refused, and the good key stays', async (key, message) => {
    await saveKey([...testKey]);
    const failure = await refused(server, calls.saveKey, { role: 'TEACHER', params, body: { key: key as AnswerKey } });
    expect(failure.errors).toEqual([{ field: 'key', message }]);
    expect((await call(server, calls.getKey, { role: 'TEACHER', params })).data.key).toEqual(testKey);
  });

  test.each([[[{ '1': 'f' }]], [[{ '1': 'A' }]], [[{ x: 'a' }]], [[]], ['abc'], [null]])(
    '%j is no key',
    async (key) => {
      const failure = await refused(server, calls.saveKey, {
        role: 'TEACHER',
        params,
        body: { key: key as AnswerKey },
      });
      expect(failure.code).toBe('invalid-request');
    },
  );

  test('a stale version is refused', async () => {
    const { data } = await call(server, calls.getKey, { role: 'TEACHER', params });
    await saveKey([...testKey], data.version);
    const body = { key: [...testKey], version: data.version };
    expect((await refused(server, calls.saveKey, { role: 'TEACHER', params, body })).code).toBe('version-conflict');
  });

  test('a key and a result saved at once agree with each other', async () => {
    const flipped: AnswerKey = [
      { '1': 'd', '2': 'd', '3': 'd' },
      { '1': 'd', '2': 'd', '3': 'd' },
    ];
    for (let round = 0; round < 5; round += 1) {
      await saveKey([...testKey]);
      await Promise.all([saveKey(flipped), save({ details: details(sheetOf('abc dab')) })]);
      expect((await result()).hits).toBe(1);
    }
  });
});
