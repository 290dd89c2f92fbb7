import { z } from 'zod';

const clock = /^(?:\d{4}-\d{2}-\d{2}T)?([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** '08:00', '08:00:00' or a timestamp of which only the time of day counts, as it is written; becomes '08:00:00'. */
export const timeOfDaySchema = (message: string) =>
  z
    .string({ error: message })
    .regex(clock, message)
    .transform((text) => {
      const [, hours, minutes, seconds = '00'] = clock.exec(text) ?? [];
      return `${hours}:${minutes}:${seconds}`;
    });

/** A time of day as answers carry it: '1970-01-01T08:00:00Z', whose Z says nothing of a zone. */
export const wireTime = (time: string): string => `1970-01-01T${time}Z`;
