import { takeFirstCall } from './first-call.ts';

/** What a call needs of an answer. */
export interface WireAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** HTTP's own words; empty over HTTP/2. */
  readonly statusText: string;
  text(): Promise<string>;
}

export interface WireRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly signal: AbortSignal;
  /** The share of the body that has left, 0 to 1. Only XMLHttpRequest tells it. */
  readonly onSent?: (share: number) => void;
}

/** Sends a request. Rejects where no answer came or it was given up. */
export function exchange(url: string, { onSent, ...request }: WireRequest): Promise<WireAnswer> {
  if (onSent) return exchangeWithProgress(url, request, onSent);
  return (request.method === 'GET' && takeFirstCall(url, request.headers.authorization)) || fetch(url, request);
}

function exchangeWithProgress(
  url: string,
  { method, headers, body, signal }: WireRequest,
  onSent: (share: number) => void,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const lose = () => reject(new TypeError('no answer'));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve({ ok: status >= 200 && status < 300, status, statusText, text: async () => responseText });
    };
    request.onerror = lose;
    request.onabort = lose;
    request.onloadend = () => signal.removeEventListener('abort', giveUp);
    if (signal.aborted) return lose();
    signal.addEventListener('abort', giveUp, { once: true });
    request.send(body ?? null);
  });
}
