let root: Promise<string> | undefined;

async function readRoot(): Promise<string> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache' });
    if (!answer.ok) return '';
    const config: unknown = await answer.json();
    const value = typeof config === 'object' && config !== null && 'apiRoot' in config ? config.apiRoot : '';
    return typeof value === 'string' ? value.replace(/\/$/, '') : '';
  } catch {
    return '';
  }
}

/** Where the API is: this origin, unless `/config.json` names another. Asked once. */
export function apiRoot(): Promise<string> {
  root ??= readRoot();
  return root;
}
