const causeOf = (error: unknown): { code?: unknown; constraint?: unknown; message?: unknown } =>
  (error instanceof Error && error.cause ? error.cause : error) ?? {};

/** Classes and codes of an SQLSTATE by which PostgreSQL says that it is not there: connection lost, stopping, starting, too many clients. */
const awayStates = /^(08\w{3}|57P0[123]|53300)$/;
const awaySystemCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg's own errors of a lost or late connection carry no code. */
const awayMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** Whether the database was not there to answer: what failed may be asked again. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = causeOf(error);
  if (typeof code === 'string' && (awayStates.test(code) || awaySystemCodes.has(code))) return true;
  return typeof message === 'string' && awayMessage.test(message);
}

/** Whether there is no room left to write, in the database or where files are kept. */
export function isStorageFull(error: unknown): boolean {
  const { code } = causeOf(error);
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}

/** Name of the unique index or check that a statement broke; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  const { code, constraint } = causeOf(error);
  return (code === '23505' || code === '23514') && typeof constraint === 'string' ? constraint : null;
}
