import { auditLog } from '../../schema/audit-log.table.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { callerOf, shortAddress } from '../../server/limits/network-address.ts';
import { countRequest, forgetCount, readCount } from '../../server/limits/request-counts.ts';
import { askToWait, bodyText, type RequestLimit } from '../../server/limits/request-limit.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';

/** So many wrong passwords for an account, each within so long of the one before, slow down the next. */
const slowFrom = 10;
const withinSeconds = 15 * 60;
/** The wait doubles with each further one, up to this, seconds. */
const longestWait = 300;

const ofAccount = (email: string) => ['wrong password', email] as const;
const ofCaller = (email: string, address: string) => ['wrong password', email, callerOf(address)] as const;

/**
 * Has whoever went wrong before wait, once an account saw many wrong passwords. Whoever did not is let try: what a stranger does elsewhere
 * locks nobody out.
 */
export const createSignInWait =
  ({ db }: ServerContext): RequestLimit =>
  async (request, reply) => {
    const email = bodyText(request, 'email');
    const account = await readCount(db, ofAccount(email));
    if (account === null || account.count < slowFrom) return false;
    const own = await readCount(db, ofCaller(email, request.ip));
    if (own === null) return false;
    const left = Math.min(2 ** (account.count - slowFrom), longestWait) - own.ago;
    return left > 0 && askToWait(reply, left);
  };

interface FailedSignIn {
  readonly email: string;
  /** Null where nobody has that address. */
  readonly userId: string | null;
  readonly address: string;
  readonly now: Date;
  readonly requestId: string;
}

/** Counts a wrong password and writes it down: when, whose account, from which network. */
export async function recordFailedSignIn({ db }: ServerContext, failed: FailedSignIn): Promise<void> {
  const { email, userId, address, now, requestId } = failed;
  await countRequest(db, ofAccount(email), withinSeconds, { slides: true });
  await countRequest(db, ofCaller(email, address), withinSeconds, { slides: true });
  await db.insert(auditLog).values({
    school_year: schoolYearOf(now),
    action: 'LOGIN',
    table_name: 'failed_sign_ins',
    record_id: userId ?? 'unknown',
    to: { address: shortAddress(address) },
    request_id: requestId,
    created_at: now,
  });
}

/** Who has proved who they are waits no more where they did. */
export const forgetFailures = ({ db }: ServerContext, email: string, address: string): Promise<void> =>
  forgetCount(db, ofCaller(email, address));
