import type { Shape } from './src/lib/api/shape.ts';

/** A schema as plain data: what `fitShape` reads of it, and nothing else. Throws for one that holds itself. */
export function bareShape(schema: Shape, within: readonly Shape[] = []): Shape {
  if (within.includes(schema)) throw new Error('a schema that holds itself cannot be written out');
  const inner = (part: Shape | undefined) => part && bareShape(part, [...within, schema]);
  const { type, shape, element, innerType, valueType, in: input, entries } = schema.def;
  const fields = shape && Object.entries(shape).map(([name, part]) => [name, bareShape(part, [...within, schema])]);
  const parts = {
    shape: fields && Object.fromEntries(fields),
    element: inner(element),
    innerType: inner(innerType),
    valueType: inner(valueType),
    in: inner(input),
    entries,
  };
  const present = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { def: { type, ...Object.fromEntries(present) } };
}
