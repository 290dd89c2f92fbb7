import { personalDataEndpoints as calls, type RetainedTableName, retainedTables } from '@caderneta/contract';
import { expect } from 'vitest';
import { call } from '../../../server/testing/call.ts';
import type { TestServer } from '../../../server/testing/test-server.ts';
import { zipEntries } from '../../../server/testing/zip-entries.ts';

export type Archive = ReadonlyMap<string, Buffer>;
export type ExportedRows = Record<string, unknown>[];

/** The archive of a person as MASTER gets it: name → bytes. */
export async function readExport(server: TestServer, id: string): Promise<Archive> {
  const { data } = await call(server, calls.summary, { role: 'MASTER', params: { id } });
  const { statusCode, headers, rawPayload } = await server.app.inject(data.export_url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'no-store']);
  return zipEntries(rawPayload);
}

/** Rows of a table in an archive. */
export const rowsIn = (archive: Archive, name: RetainedTableName): ExportedRows =>
  JSON.parse(archive.get(`dados/${retainedTables[name].title}.json`)?.toString() ?? 'null');
