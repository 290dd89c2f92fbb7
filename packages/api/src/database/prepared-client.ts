import pg from 'pg';

/** Statements prepared on a connection at most: each keeps its plan in the server's memory. */
const mostPrepared = 400;
/** Texts remembered before they were seen twice; one-off texts (a list of ids as long as somebody's choice) must not fill the memory. */
const mostSeenOnce = 2000;

/** Names texts from their second use on. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seenOnce = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared || looksForWords(text)) return known;
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= mostSeenOnce) seenOnce = new Set();
      seenOnce.add(text);
      return undefined;
    }
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Stands in a statement that looks for typed words among so few rows that the words make no other plan. */
export const onePlanForAll = '/* one plan for all words */';

/**
 * What looks for typed words is planned each time: a plan for any word does not know whether it is rare, and reads a large network from end
 * to end for the one kind or the other.
 */
const looksForWords = (text: string): boolean => text.includes('search_text(') && !text.includes(onePlanForAll);

/** What a caller gives that is a text with values: not a text alone, a COPY stream or a cursor. */
const isParametrised = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  !('submit' in query) &&
  typeof query.text === 'string';

/**
 * A kind of connection that prepares what is asked again and again: parsing and planning our queries takes PostgreSQL ten times as long
 * as running them. Connections of one kind, those of a pool, share their names.
 */
export function preparedClientClass(): typeof pg.Client {
  const nameOf = createStatementNames();
  return class PreparedClient extends pg.Client {
    // The overloads of pg's own `query` cannot be written down once more; what is passed on is what came.
    override query: pg.Client['query'] = ((...given: unknown[]) => {
      const [query, ...rest] = given;
      const named = isParametrised(query) && query.name === undefined ? { ...query, name: nameOf(query.text) } : query;
      return (super.query as (...args: unknown[]) => unknown).call(this, named, ...rest);
    }) as pg.Client['query'];
  };
}
