import { seesStaffEvents } from '@caderneta/contract';
import { not, type SQL } from 'drizzle-orm';
import { classEvents } from '../../schema/class-events.table.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** Of the events of classes that a user sees, those that are for their eyes; undefined where all are. */
export const eventsFor = ({ role }: SignedIn): SQL | undefined =>
  seesStaffEvents(role) ? undefined : not(classEvents.staff_only);
