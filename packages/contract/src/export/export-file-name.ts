/** The day in Brasília, as YYYY-MM-DD. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** `base_YYYY-MM-DD.xlsx`; the base is 'dados' when it is absent, and loses what no file system takes. */
export function exportFileName(base: string | undefined, extension: 'csv' | 'xlsx' | 'pdf', now: Date): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
  const clean = (base ?? '').replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-').trim();
  return `${clean === '' ? 'dados' : clean}_${day.format(now)}.${extension}`;
}
