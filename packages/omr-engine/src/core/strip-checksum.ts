/**
 * Product of x + 1 and the minimal polynomials of α and α³ of GF(64): of 63 bits, checksum included, any five wrong ones are noticed.
 *
 * @source Lin & Costello, Error Control Coding, ch. 6 (extended BCH code of length 64).
 */
const polynomial = 0b11_1111_0100_1011;
const degree = 13;
/** Not 0, so that cells all white are no strip. */
const seed = 0x155a;

/** Cyclic checksum of 13 bits. */
export function stripChecksum(bits: readonly boolean[]): number {
  let register = seed;
  for (const bit of bits) {
    const carry = ((register >>> (degree - 1)) & 1) !== (bit ? 1 : 0);
    register = (register << 1) & ((1 << degree) - 1);
    if (carry) register ^= polynomial & ((1 << degree) - 1);
  }
  return register;
}
