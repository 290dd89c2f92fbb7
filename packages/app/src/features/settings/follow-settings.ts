import { isSame } from '../../lib/forms/use-draft.ts';

/** Settings as a form shows them, and the version that they are of; none where no version is kept. */
export interface Shown<V> {
  readonly start: V;
  readonly version: number | undefined;
}

/**
 * Brings what a form was opened with to what the server says now: what nobody touched follows, and the version with it, unless a field
 * that was touched was changed there too: then the next save is told of it.
 * @returns The values that follow, and what the form holds of now; null where nothing changed.
 */
export function followSettings<V extends object>(opened: Shown<V>, now: Shown<V>, values: V) {
  // A reading from before one's own save.
  if (Number(now.version) < Number(opened.version)) return null;
  const changed = (Object.keys(now.start) as (keyof V)[]).filter((key) => !isSame(now.start[key], opened.start[key]));
  if (changed.length === 0 && now.version === opened.version) return null;
  const follows = changed.filter(
    (key) => isSame(values[key], opened.start[key]) || isSame(values[key], now.start[key]),
  );
  const part: Partial<V> = {};
  for (const key of follows) part[key] = now.start[key];
  const isMet = now.version !== opened.version && follows.length < changed.length;
  if (isMet && follows.length === 0) return null;
  return { part, opened: isMet ? { start: { ...opened.start, ...part }, version: opened.version } : now };
}
