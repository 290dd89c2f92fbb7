/**
 * Whether a file is one of those that `accept` names, as an `<input accept>` would: '.pdf', 'image/*' or
 * 'image/jpeg'. The type a browser gives is a guess from the name; the server looks at the bytes.
 */
export function isAccepted(file: { name: string; type: string }, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((rule) => {
    const wanted = rule.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A size in bytes as people read it in Portuguese: 1.536.000 bytes gives '1,5 MB'. */
export function readableSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}
