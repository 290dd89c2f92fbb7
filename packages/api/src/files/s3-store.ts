import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { describeNewFile, isFileKey, requireFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

/** Where an S3-compatible store is and who may use it. */
export interface S3Settings {
  /** Address of the service, without bucket and trailing slash: `https://s3.sa-east-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Keys asked for at once when listing; 1,000, the most that services give. */
  readonly pageSize?: number;
  /** A request that takes longer has lost its store, ms; 60,000. Of a file that is streamed only what comes before its first byte counts. */
  readonly patienceMs?: number;
}

/** Failed requests are sent again this often, after growing pauses, unless the store said that they are wrong. */
const retries = 3;

const listed = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.string() })).default([]),
    IsTruncated: z.string(),
  }),
});
const parser = new XMLParser({ isArray: (name) => name === 'Contents', parseTagValue: false });

/** A store in a bucket; the address names the bucket in its path, as every compatible service understands. Throws when the store fails. */
export function createS3Store(settings: S3Settings): FileStore {
  const { endpoint, bucket, region, pageSize = 1000, patienceMs = 60_000, ...keys } = settings;
  const client = new AwsClient({ ...keys, region, service: 's3', retries });
  const root = `${endpoint}/${encodeURIComponent(bucket)}`;
  const ask = async (
    method: string,
    url: string,
    { signal = AbortSignal.timeout(patienceMs), ...sent }: Pick<RequestInit, 'body' | 'headers' | 'signal'> = {},
  ): Promise<Response> => {
    const response = await client.fetch(url, { method, signal, ...sent });
    if (response.ok || response.status === 404) return response;
    throw new Error(`the file store answered ${method} with ${response.status}`);
  };
  /** Waits for the headers alone: whoever takes a file may be slow. A store that falls silent ends the body. */
  const askForHeaders = async (url: string, headers: Record<string, string>): Promise<Response> => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error('the file store did not answer')), patienceMs);
    return ask('GET', url, { headers, signal: patience.signal }).finally(() => clearTimeout(timer));
  };
  const addressOf = (key: string): string => `${root}/${requireFileKey(key)}`;
  const write = async (key: string, content: Uint8Array): Promise<void> => {
    const response = await ask('PUT', addressOf(key), { body: new Uint8Array(content) });
    if (!response.ok) throw new Error('the bucket of the file store does not exist');
    await response.arrayBuffer();
  };
  return {
    put: async (content, owner) => {
      const stored = describeNewFile(content, owner);
      await write(stored.key, content);
      return stored;
    },
    putBack: write,
    get: async (key) => {
      const response = await ask('GET', addressOf(key));
      const content = new Uint8Array(await response.arrayBuffer());
      return response.ok ? content : null;
    },
    open: async (key, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await askForHeaders(addressOf(key), headers);
      if (response.ok && response.body) return Readable.fromWeb(response.body as ReadableStream);
      await response.arrayBuffer();
      return null;
    },
    remove: async (key) => {
      await (await ask('DELETE', addressOf(key))).arrayBuffer();
    },
    async *list() {
      let after = '';
      for (let isMore = true; isMore; ) {
        const query = new URLSearchParams({ 'max-keys': String(pageSize), marker: after });
        const response = await ask('GET', `${root}?${query}`);
        const { ListBucketResult: page } = listed.parse(parser.parse(await response.text()));
        for (const { Key: key, LastModified } of page.Contents) {
          if (isFileKey(key)) yield { key, writtenAt: new Date(LastModified) };
          after = key;
        }
        isMore = page.IsTruncated === 'true';
      }
    },
  };
}
