import { boundedJson } from '../../../server/outgoing/bounded-json.ts';

/** Longest wait for a service that listens to a recording, ms. */
export const servicePatienceMs = 120_000;

/**
 * Sends a form to a service and answers its JSON; null when it does not answer, or not with JSON. A redirection is not followed: it
 * could lead to an address that nobody configured.
 */
export async function askService(url: string, form: FormData, key: string | null): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      redirect: 'error',
      headers: key ? { authorization: `Bearer ${key}` } : {},
      signal: AbortSignal.timeout(servicePatienceMs),
    });
    if (!response.ok) return null;
    return await boundedJson(response);
  } catch {
    return null;
  }
}

/** The address of a call below a service's root; an address that ends with the call already stays. */
export function callBelow(root: string, path: string): string {
  const url = new URL(root);
  if (!url.pathname.endsWith(path)) url.pathname = url.pathname.replace(/\/$/, '') + path;
  return url.href;
}

export const audioFile = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);
