import { numberOnPage, pageOfIdentity } from './page-mark.ts';

/** Cells of the strip: lines and columns, read line by line. */
export const stripLines = 2;
export const stripColumns = 21;
const stripBits = stripLines * stripColumns;

const versionBits = 2;
const assessmentBits = 11;
const pupilBits = 16;
const checksumBits = stripBits - versionBits - assessmentBits - pupilBits;
/** What a strip stands on; 0 and 3 stay unused, so that neither an empty nor a covered strip is one. */
const stripKinds = { answers: 1, roll: 2 } as const;
export type StripKind = keyof typeof stripKinds;

/**
 * Product of x + 1 and the minimal polynomials of α and α³ of GF(64): of 63 bits, checksum included, any five wrong ones are noticed.
 *
 * @source Lin & Costello, Error Control Coding, ch. 6 (extended BCH code of length 64).
 */
const polynomial = 0b11_1111_0100_1011;
/** Not 0, so that cells all white are no strip. */
const checksumSeed = 0x155a;

/** Cyclic checksum of `checksumBits` bits. */
function stripChecksum(bits: readonly boolean[]): number {
  let register = checksumSeed;
  for (const bit of bits) {
    const carry = ((register >>> (checksumBits - 1)) & 1) !== (bit ? 1 : 0);
    register = (register << 1) & ((1 << checksumBits) - 1);
    if (carry) register ^= polynomial & ((1 << checksumBits) - 1);
  }
  return register;
}

/** What the strip on a sheet says: short numbers for the two halves of its identity, alike wherever the identity is. */
export interface IdentityStrip {
  /** 0 to 2047: the number at the end of the assessment's code, or a digest of a code that has none. */
  readonly assessment: number;
  /** 1 to 65535: a digest of the whole identity; 0 on a sheet that names no pupil. */
  readonly pupil: number;
}

/** FNV-1a with a last mixing, so that every bit of the text changes every bit of the digest. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The strip of an identity 'CODE-PUPIL' or 'CODE'; letters count alike in both cases. A sheet that names a pupil carries its identity as
 * text, as a QR code and as this strip, which reads wherever the bubbles read. What is covered or contradicts its checksum is no strip.
 * To find a sheet's pupil, compare the strip that was read with `stripOf` of everybody who may be meant.
 *
 * Codes that end in following numbers never look alike, other codes once in 2,048. Two pupils of one assessment do once in 65,535:
 * whoever prints or reads a class compares its strips first. On a page of two the pupil's number, or without one the assessment's, says
 * which page it is (`pageOn`): of one page's pupils two look alike once in 32,766.
 */
export function stripOf(identity: string): IdentityStrip {
  const text = identity.trim().toUpperCase();
  const dash = text.indexOf('-');
  const code = dash < 0 ? text : text.slice(0, dash);
  const page = pageOfIdentity(text);
  if (dash < 0 && page !== null)
    return { assessment: numberOnPage(digest(code) % (2 ** (assessmentBits - 1) - 1), page), pupil: 0 };
  const number = /\d{1,9}$/.exec(code);
  const assessment = (number ? Number(number[0]) : digest(code)) % 2 ** assessmentBits;
  if (dash < 0) return { assessment, pupil: 0 };
  const whole = digest(text);
  return {
    assessment,
    pupil: page === null ? 1 + (whole % (2 ** pupilBits - 1)) : numberOnPage(whole % (2 ** (pupilBits - 1) - 1), page),
  };
}

export const isSameStrip = (a: IdentityStrip, b: IdentityStrip): boolean =>
  a.assessment === b.assessment && a.pupil === b.pupil;

const bitsOf = (value: number, count: number): boolean[] =>
  Array.from({ length: count }, (_, bit) => ((value >>> (count - 1 - bit)) & 1) === 1);
const numberOf = (bits: readonly boolean[]): number => bits.reduce((value, bit) => value * 2 + (bit ? 1 : 0), 0);

/** Turns every third cell over, so that numbers with few bits print as evenly as others. */
const mask = (cells: readonly boolean[]): boolean[] => cells.map((cell, at) => cell !== (at % 3 === 1));

/** The strip's cells, line by line; true is black. */
export function stripCells({ assessment, pupil }: IdentityStrip, kind: StripKind = 'answers'): boolean[] {
  const payload = [
    ...bitsOf(stripKinds[kind], versionBits),
    ...bitsOf(assessment, assessmentBits),
    ...bitsOf(pupil, pupilBits),
  ];
  return mask([...payload, ...bitsOf(stripChecksum(payload), checksumBits)]);
}

/** What cells say, or null when the checksum does not bear them out: up to five wrong cells are always noticed. */
export function decodeStrip(cells: readonly boolean[], kind: StripKind = 'answers'): IdentityStrip | null {
  if (cells.length !== stripBits) return null;
  const bits = mask(cells);
  const payload = bits.slice(0, stripBits - checksumBits);
  if (numberOf(bits.slice(payload.length)) !== stripChecksum(payload)) return null;
  if (numberOf(payload.slice(0, versionBits)) !== stripKinds[kind]) return null;
  const pupilFrom = versionBits + assessmentBits;
  return { assessment: numberOf(payload.slice(versionBits, pupilFrom)), pupil: numberOf(payload.slice(pupilFrom)) };
}
