import { fail, idSchema, type Outcome, succeed } from '@caderneta/contract';

/** Ids with commas between them, as a query carries them; undefined where none was sent. */
export function readIds(ids: string | undefined): Outcome<string[] | undefined> {
  const list = ids?.split(',').filter(Boolean);
  if (list?.some((id) => !idSchema.safeParse(id).success)) {
    return fail('invalid-request', { errors: [{ field: 'ids', message: 'Identificador inválido.' }] });
  }
  return succeed(list);
}
