const maxNames = 20;
const maxDepth = 6;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Names of the fields that were sent and that the schema did not keep, as dotted paths without list positions; never their values.
 * At most 20: they go to the log, which is not a place for what people send.
 */
export function unknownFields(sent: unknown, stored: unknown): string[] {
  const names = new Set<string>();
  const visit = (left: unknown, right: unknown, path: string, depth: number): void => {
    if (depth > maxDepth || names.size >= maxNames) return;
    if (Array.isArray(left) && Array.isArray(right)) {
      for (const [index, item] of left.entries()) visit(item, right[index], path, depth + 1);
      return;
    }
    if (!isPlainObject(left) || !isPlainObject(right)) return;
    for (const [name, value] of Object.entries(left)) {
      const here = path ? `${path}.${name.slice(0, 40)}` : name.slice(0, 40);
      if (!Object.hasOwn(right, name)) names.add(here);
      else visit(value, right[name], here, depth + 1);
    }
  };
  visit(sent, stored, '', 0);
  return [...names].slice(0, maxNames);
}
