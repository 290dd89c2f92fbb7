/** Every example in the full run; in the ordinary one the first `count`, for a photo takes a second to make. */
export const ordinarily = <T>(count: number, examples: readonly T[]): readonly T[] =>
  process.env.CADERNETA_FULL ? examples : examples.slice(0, count);
