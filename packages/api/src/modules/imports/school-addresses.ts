import type { Queries } from '../../server/query/queries.ts';
import { schoolAddress } from '../users/users.service.ts';
import { takenEmails } from './taken.repository.ts';

/** Numbers looked up at once for a line, at most: PostgreSQL takes 65,535 values in one statement. */
const mostNumbers = 16;

/** Lines whose matrículas make one address. */
interface Sharing {
  readonly address: string;
  readonly lines: number[];
  /** The last number that was looked up. */
  last: number;
}

const withNumber = (address: string, number: number): string =>
  number === 1 ? address : address.replace('@', `.${number}@`);

/** School addresses that nobody has: another number is added where one is taken, in the network or in the sheet. */
export async function schoolAddresses(
  db: Queries,
  wanted: readonly { readonly line: number; readonly matricula: string }[],
  publicUrl: string,
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  const sharing = new Map<string, Sharing>();
  for (const { line, matricula } of wanted) {
    const address = schoolAddress(matricula, publicUrl);
    const known = sharing.get(address);
    if (known) known.lines.push(line);
    else sharing.set(address, { address, lines: [line], last: 0 });
  }
  // '7.2' is the second '7', unless a matrícula of the sheet is '7.2' itself.
  const nextOf = (one: Sharing, count: number): string[] => {
    const next: string[] = [];
    while (next.length < count) {
      one.last += 1;
      const address = withNumber(one.address, one.last);
      if (one.last === 1 || !sharing.has(address)) next.push(address);
    }
    return next;
  };
  let left = [...sharing.values()];
  for (let times = 1; left.length > 0; times = Math.min(2 * times, mostNumbers)) {
    const candidates = left.map((one) => nextOf(one, times * one.lines.length));
    const taken = await takenEmails(db, candidates.flat());
    for (const [at, { lines }] of left.entries()) {
      const free = (candidates[at] ?? []).filter((address) => !taken.has(address));
      for (const [index, line] of lines.splice(0, free.length).entries()) found.set(line, free[index] ?? '');
    }
    left = left.filter(({ lines }) => lines.length > 0);
  }
  return found;
}
