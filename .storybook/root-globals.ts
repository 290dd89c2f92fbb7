/** What the toolbar chooses, on the root of the document, where the themes ask for it. */
export function putOnRoot(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  root.lang = 'pt-BR';
  for (const name of ['theme', 'contrast', 'textSize'] as const) root.dataset[name] = String(globals[name]);
}
