/** Whether an error is a row that a unique index already holds; `constraint` names the index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint: broken } = (cause ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && broken === constraint;
}
