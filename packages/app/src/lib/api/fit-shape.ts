import { commonNames } from './older-names.ts';
import type { Shape } from './shape.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Of what an older server does not tell: who is listed is active, and what is shown may be written, or the server refuses it. */
const assumed: ReadonlySet<string> = new Set(['is_active', 'can_write', 'may_call']);

/** A value of a set: a type of before for its present one, an unknown one for 'OTHER' where the set has that. */
function fitChoice(entries: Readonly<Record<string, string>>, value: unknown): unknown {
  if (typeof value === 'string' && value in entries) return value;
  if (value === 'HOME' && 'RESIDENTIAL' in entries) return 'RESIDENTIAL';
  return 'OTHER' in entries ? 'OTHER' : value;
}

/** Names of a set, sent as text or as objects that carry it; those that nobody knows are left out. */
const fitNames = (entries: Readonly<Record<string, string>>, values: readonly unknown[]): unknown[] =>
  values
    .map((value) => (typeof value === 'object' && value !== null && 'name' in value ? value.name : value))
    .filter((value) => typeof value === 'string' && value in entries);

function fitList(element: Shape, value: unknown): unknown {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return value;
  const { type, entries } = element.def;
  if (type === 'enum' && entries && !('OTHER' in entries)) return fitNames(entries, value);
  return value.map((item) => fitShape(element, item));
}

function fitObject(shape: Readonly<Record<string, Shape>>, value: unknown): unknown {
  if (value !== undefined && (typeof value !== 'object' || value === null)) return value;
  const sent = commonNames(shape, value ?? {});
  const fitted: Record<string, unknown> = { ...sent };
  for (const [name, part] of Object.entries(shape)) {
    const field = fitShape(part, sent[name], name);
    if (field !== undefined) fitted[name] = field;
  }
  return named(fitted);
}

/** What an object is named by is told within it, beside it, or both: `institution` of `institution_id`. */
function named(fields: Record<string, unknown>): Fields {
  for (const [name, inner] of Object.entries(fields)) {
    if (!name.endsWith('_id') || typeof inner !== 'string') continue;
    const of = name === 'class_id' ? 'school_class' : name.slice(0, -3);
    const whole = fields[of];
    if (typeof whole === 'object' && whole !== null && 'id' in whole && whole.id === '')
      fields[of] = { ...whole, id: inner };
  }
  return fields;
}

/**
 * Fits what a server sent to the shape that the contract gives it: names and values of before become the present ones, and what is
 * missing becomes null, '', [] or false, where the shape has a place for that. What fits already stays as it is; a number is never made up.
 */
export function fitShape(shape: Shape, value: unknown, name = ''): unknown {
  const { type, shape: fields, element, innerType, valueType, in: input, entries } = shape.def;
  if (type === 'nullable')
    return value === null || value === undefined || !innerType ? null : fitShape(innerType, value, name);
  if (type === 'optional') return value === undefined || !innerType ? undefined : fitShape(innerType, value, name);
  if (type === 'pipe' && input) return fitShape(input, value, name);
  if (innerType) return fitShape(innerType, value, name);
  if (type === 'array' && element) return fitList(element, value);
  if (type === 'object' && fields) return fitObject(fields, value);
  if (type === 'enum' && entries) return fitChoice(entries, value);
  if (type === 'record' && valueType && typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fitShape(valueType, item)]));
  }
  if (type === 'string') return value === undefined || value === null ? '' : value;
  if (type === 'boolean') return value === undefined || value === null ? assumed.has(name) : value;
  return value;
}
