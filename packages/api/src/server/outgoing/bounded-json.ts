/** An answer of some kilobytes of text is usual for a service that reads a sheet or listens to a recording. */
const mostBytes = 2_000_000;

/** The JSON of a service's answer; null where it is longer than any of them answers. No more of it is read. Rejects where it is no JSON. */
export async function boundedJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
