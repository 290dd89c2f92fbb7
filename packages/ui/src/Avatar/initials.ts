const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** First letters of the first and the last name, particles skipped: 'Ana Beatriz de Moura' gives 'AM'. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase('pt-BR');
}

/** The same name always gets the same one of `count` tints (FNV-1a over the code units). */
export function tintOf(name: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return hash % count;
}
