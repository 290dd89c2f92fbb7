import { readFileSync } from 'node:fs';
import type { HttpMethod, Permission, Role } from '@caderneta/contract';

export type Scope = 'all' | 'municipality' | 'institution' | 'assigned' | 'class' | 'own';

/** A line of ACCESS.md: what each role reaches, null where it is refused. `nobody` is who has not signed in. */
export interface AccessLine {
  readonly call: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly permissions: readonly Permission[];
  /** Whether a user's own record asks for no permission. */
  readonly own: boolean;
  readonly scope: Readonly<Record<Role | 'nobody', Scope | null>>;
}

const file = new URL('../../../../contract/ACCESS.md', import.meta.url);
const columns = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'others', 'nobody'] as const;

const ownMark = '; own';

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The table of ACCESS.md, read from its text: expectations come from the reviewed document, never from code. */
export function readAccessTable(): AccessLine[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => /^\| (GET|POST|PATCH|PUT|DELETE) \//.test(line))
    .map((line) => {
      const [call = '', permission = '', ...scopes] = cellsOf(line);
      const [method, path] = call.split(' ') as [HttpMethod, string];
      const byColumn = Object.fromEntries(
        columns.map((column, index) => [column, scopeOf(scopes[index] ?? '', method)]),
      ) as Record<(typeof columns)[number], Scope | null>;
      const { others, ...named } = byColumn;
      return {
        call,
        method,
        path,
        permissions: permission === '·' ? [] : (permission.replace(ownMark, '').split(', ') as Permission[]),
        own: permission.endsWith(ownMark),
        scope: { ...named, ADMIN: others, MENTOR: others },
      };
    });
}

/** A cell; of `reads/writes` the second is for calls that change something. */
function scopeOf(cell: string, method: HttpMethod): Scope | null {
  if (cell === '–') return null;
  const parts = cell.split('/');
  return (method === 'GET' ? parts[0] : parts.at(-1)) as Scope;
}
