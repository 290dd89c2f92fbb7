/** What a contract's schema tells of itself, as far as it matters here. */
export interface Shape {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Shape>>;
    readonly element?: Shape;
    readonly innerType?: Shape;
    readonly valueType?: Shape;
    readonly in?: Shape;
    readonly entries?: Readonly<Record<string, string>>;
  };
}

/** How a shape is written out, in a fifth of its length as data: a sign before what it holds; a text is nothing at all. */
export const signs = {
  object: '{',
  array: '[',
  enum: '(',
  nullable: '?',
  optional: '~',
  record: '%',
  boolean: '!',
  number: '#',
  /** Whatever else is left as it was sent. */
  other: '*',
} as const;

const types = new Map<string, string>(Object.entries(signs).map(([type, sign]) => [sign, type]));
const known = new Map<string, Shape>();

/** Reads a shape that was written out (`writeShape`). */
function readShape(text: string): Shape {
  let at = 0;
  const upTo = (end: RegExp): string => {
    const from = at;
    at += text.slice(at).search(end);
    return text.slice(from, at);
  };
  const fields = (): Record<string, Shape> => {
    const found: Record<string, Shape> = {};
    while (text.charAt(at) !== '}') {
      const name = upTo(/[^\w.-]/);
      found[name] = part();
      if (text.charAt(at) === ',') at += 1;
    }
    at += 1;
    return found;
  };
  const entries = (): Record<string, string> => {
    const names = upTo(/\)/).split(',');
    at += 1;
    return Object.fromEntries(names.map((name) => [name, name]));
  };
  const part = (): Shape => {
    const type = types.get(text.charAt(at));
    if (type === undefined) return { def: { type: 'string' } };
    at += 1;
    if (type === 'object') return { def: { type, shape: fields() } };
    if (type === 'enum') return { def: { type, entries: entries() } };
    if (type === 'array') return { def: { type, element: part() } };
    if (type === 'record') return { def: { type, valueType: part() } };
    return type === 'nullable' || type === 'optional' ? { def: { type, innerType: part() } } : { def: { type } };
  };
  return part();
}

/** The shape of what a call answers: its schema tells it, or, in what was built, a text. */
export function shapeOf(response: unknown): Shape {
  if (typeof response !== 'string') return response as Shape;
  const shape = known.get(response) ?? readShape(response);
  known.set(response, shape);
  return shape;
}
