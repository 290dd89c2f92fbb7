const stored = new Map<string, Float32Array>();

/** A plane to work in until the next call under the same name; its values are left over from before. */
export function scratchPlane(name: string, length: number): Float32Array {
  const known = stored.get(name);
  const plane = known && known.length >= length ? known : new Float32Array(length);
  stored.set(name, plane);
  return plane.subarray(0, length);
}
