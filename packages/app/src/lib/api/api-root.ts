let root: Promise<string> | undefined;

/** Without the slash at its end. */
const trimmed = (value: string): string => value.replace(/\/$/, '');

/** Where the API is, as the page itself says: '' is this origin. Null where it says nothing: another server than ours gave it. */
export function namedRoot(): string | null {
  if (typeof document === 'undefined') return null;
  const named = document.querySelector('meta[name="api-root"]')?.getAttribute('content');
  return named === null || named === undefined ? null : trimmed(named);
}

async function readRoot(): Promise<string> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache' });
    if (!answer.ok) return '';
    const config: unknown = await answer.json();
    const value = typeof config === 'object' && config !== null && 'apiRoot' in config ? config.apiRoot : '';
    return typeof value === 'string' ? trimmed(value) : '';
  } catch {
    return '';
  }
}

/** Where the API is: what the page names, else what `/config.json` says, else this origin. Asked once. */
export function apiRoot(): Promise<string> {
  if (root === undefined) {
    const named = namedRoot();
    root = named === null ? readRoot() : Promise.resolve(named);
  }
  return root;
}
