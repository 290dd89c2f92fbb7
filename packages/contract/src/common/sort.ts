import { z } from 'zod';

/** Query text that orders a list: a field's name, with '-' before it for the reverse. */
export const sortSchema = <const F extends string>(...fields: readonly F[]) =>
  z.enum(
    fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`]),
    `Ordene por: ${fields.join(', ')}.`,
  );
