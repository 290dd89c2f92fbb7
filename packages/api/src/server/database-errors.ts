/** Name of the unique index or check that a statement broke; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = (cause ?? {}) as { code?: unknown; constraint?: unknown };
  return (code === '23505' || code === '23514') && typeof constraint === 'string' ? constraint : null;
}
