import type { WireAnswer, WireRequest } from './exchange.ts';

/** Answers that are asked for again and again, by their address and who asks: kept in this page alone, for no browser may store them. */
const known = new Map<string, { readonly tag: string; readonly text: string }>();
/** More than are polled at a time. */
const MOST = 20;

const answerWith = (text: string): WireAnswer => ({ ok: true, status: 200, statusText: '', text: async () => text });

/** Asks for what is polled: where nothing has changed the server answers nothing, and what it said last still holds. */
export async function exchangePolled(url: string, request: WireRequest): Promise<WireAnswer> {
  const { onSent: _, ...init } = request;
  const name = `${init.headers.authorization} ${url}`;
  const before = known.get(name);
  const answer = await fetch(url, {
    ...init,
    headers: { ...init.headers, ...(before ? { 'if-none-match': before.tag } : {}) },
  });
  if (before && answer.status === 304) {
    // A body that nobody reads keeps its connection.
    await answer.text();
    return answerWith(before.text);
  }
  const tag = answer.headers.get('etag');
  if (answer.status !== 200 || tag === null) return answer;
  const text = await answer.text();
  known.delete(name);
  const [oldest] = known.size < MOST ? [] : known.keys();
  if (oldest !== undefined) known.delete(oldest);
  known.set(name, { tag, text });
  return answerWith(text);
}
