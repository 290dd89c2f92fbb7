/** Scripts that a script imports before it runs; what it imports later (`import(…)`) is left out. */
const imports = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g;

/**
 * The scripts that a browser must have before the first screen of an address works: those that its page names, and all that
 * these import.
 *
 * @returns file name → text
 */
export async function firstScripts(url: string): Promise<Map<string, string>> {
  const html = await (await fetch(url)).text();
  const found = new Map<string, string>();
  const visit = async (name: string): Promise<void> => {
    if (found.has(name)) return;
    found.set(name, '');
    const answer = await fetch(new URL(`/assets/${name}`, url));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    const text = await answer.text();
    found.set(name, text);
    for (const [, path = ''] of text.matchAll(imports)) await visit(path.slice(2));
  };
  for (const [, name = ''] of html.matchAll(/["']\/assets\/([^"']+\.js)["']/g)) await visit(name);
  return found;
}
