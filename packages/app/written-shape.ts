import { type Shape, signs } from './src/lib/api/shape.ts';

/** Names within a shape are told apart from its signs by this alone. */
const isName = (text: string): boolean => /^[\w.-]*$/.test(text);

/** A schema as `readShape` reads it: what `fitShape` needs of it, and nothing else. Throws for one that holds itself. */
export function writeShape(schema: Shape, within: readonly Shape[] = []): string {
  if (within.includes(schema)) throw new Error('a schema that holds itself cannot be written out');
  const inner = (part: Shape) => writeShape(part, [...within, schema]);
  const { type, shape, element, innerType, valueType, in: input, entries } = schema.def;
  const named = (name: string) => {
    if (!isName(name)) throw new Error(`'${name}' cannot be written within a shape`);
    return name;
  };
  if (type === 'nullable' && innerType) return signs.nullable + inner(innerType);
  if (type === 'optional' && innerType) return signs.optional + inner(innerType);
  if (type === 'pipe' && input) return inner(input);
  if (innerType) return inner(innerType);
  if (type === 'array' && element) return signs.array + inner(element);
  if (type === 'object' && shape) {
    const fields = Object.entries(shape).map(([name, part]) => named(name) + inner(part));
    return `${signs.object}${fields.join()}}`;
  }
  if (type === 'enum' && entries) return `${signs.enum}${Object.keys(entries).map(named).join()})`;
  if (type === 'record' && valueType) return signs.record + inner(valueType);
  if (type === 'boolean' || type === 'number') return signs[type];
  return type === 'string' ? '' : signs.other;
}
