/** A pupil who left the class is said to have. */
export interface MayHaveLeft {
  readonly hasLeft?: boolean;
}

/**
 * The pupils of a correction: the class's and, behind them, who is asked for by name and left it with something to correct. Null where
 * nobody is known by that name: another pupil in their place would be given what is read next.
 */
export function withAsked<P extends { readonly id: string }>(
  pupils: readonly P[],
  asked: string | null,
  left: P | null | undefined,
): readonly (P & MayHaveLeft)[] | null {
  if (asked === null || pupils.some(({ id }) => id === asked)) return pupils;
  return left ? [...pupils, { ...left, hasLeft: true }] : null;
}
