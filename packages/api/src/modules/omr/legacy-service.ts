import { type OmrProcessResponse, omrProcessResponseSchema } from '@caderneta/contract';
import { boundedJson } from '../../server/outgoing/bounded-json.ts';
import type { SheetForm } from './sheet-form.ts';

const patienceMs = 20_000;

/** An answer as some servers wrap it: bare, in `data`, or in `data.data`. */
function unwrap(body: unknown): unknown {
  let value = body;
  for (let depth = 0; depth < 3; depth += 1) {
    if (typeof value !== 'object' || value === null) return null;
    if ('status' in value && typeof value.status === 'string') return value;
    value = 'data' in value ? value.data : null;
  }
  return null;
}

/**
 * Asks the older service to read the same form. Null when it does not answer, or not in its own words. A redirection is not followed: a
 * pupil's sheet goes to nobody whom nobody configured.
 */
export async function askLegacyService(url: string, { file, key }: SheetForm): Promise<OmrProcessResponse | null> {
  if (!file || key === null) return null;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name || 'upload.jpg');
  form.append('gabarito', key);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const parsed = omrProcessResponseSchema.safeParse(unwrap(await boundedJson(response)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
