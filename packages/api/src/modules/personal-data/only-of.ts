import type { PersonIds } from './person-tables.ts';

/** Fields by which a line of a list says whose it is. */
const whose = ['student_profile_id', 'student_id', 'profile_id', 'user_id'];

const saysWhose = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && whose.some((name) => name in item);

/** What of a record that may hold a whole class is about one person: of lists of people their own lines; the rest as it stands. */
export function onlyOf(value: unknown, person: PersonIds): unknown {
  const ids = [person.userId, ...person.profileIds];
  const isOf = (item: unknown): boolean => {
    const text = JSON.stringify(item);
    return ids.some((id) => text.includes(id));
  };
  const within = (item: unknown): unknown => {
    if (Array.isArray(item)) {
      const isList = item.some((one) => saysWhose(one) || isOf(one));
      return (isList ? item.filter(isOf) : item).map(within);
    }
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([name, field]) => [name, within(field)]));
  };
  return within(value);
}
