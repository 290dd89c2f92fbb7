import { photoText } from './photo-text.ts';
import type { Shape } from './shape.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Profiles come as a list, as one, or as one under the name `profile`. */
function profilesOf({ profiles, profile }: Fields): unknown {
  if (Array.isArray(profiles)) return profiles;
  const one = isFields(profiles) ? profiles : profile;
  return isFields(one) ? [one] : [];
}

/** The municipality that a profile names, or its school's. */
const municipalityOf = ({ municipality_id, institution }: Fields): unknown =>
  municipality_id ?? (isFields(institution) ? institution.municipality_id : undefined);

/** What a class calls itself: '5º Ano A'. */
const nameOf = ({ name, grade, section }: Fields): unknown =>
  name ?? [grade, section].filter((part) => typeof part === 'string' && part !== '').join(' ');

/** What a field of the present name is, made of all that was sent. `beside`: only in a shape that has that field too. */
const sources: readonly {
  readonly field: string;
  readonly beside?: string;
  readonly read: (sent: Fields) => unknown;
}[] = [
  { field: 'profiles', read: profilesOf },
  { field: 'school_class', read: (sent) => sent.school_class ?? sent.class },
  { field: 'profile_photo', read: (sent) => photoText(sent.profile_photo) },
  { field: 'municipality_id', beside: 'institution', read: municipalityOf },
  { field: 'name', beside: 'section', read: nameOf },
];

/** Fields under the names that the contract gives them. A bare list where permissions are expected is those permissions. */
export function commonNames(shape: Readonly<Record<string, Shape>>, value: object): Fields {
  const sent: Fields = Array.isArray(value) ? ('permissions' in shape ? { permissions: value } : {}) : { ...value };
  const found = sources.filter(
    ({ field, beside }) => shape[field] && shape[field].def.type !== 'number' && (!beside || beside in shape),
  );
  return { ...sent, ...Object.fromEntries(found.map(({ field, read }) => [field, read(sent)])) };
}
