/** Length of a vector. `Math.hypot` guards against numbers that no image has, and takes ten times as long. */
export const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);
