/** How a sign is drawn of a plain one: how large, and how far above the line, in em of the text around it. */
export interface SignShift {
  readonly scale: number;
  readonly riseEm: number;
}

const SCALE = 0.62;
const raised: SignShift = { scale: SCALE, riseEm: 0.34 };
const lowered: SignShift = { scale: SCALE, riseEm: -0.14 };
const onLine: SignShift = { scale: SCALE, riseEm: 0 };

interface SignPart {
  readonly text: string;
  readonly shift?: SignShift;
}

/** ⅓ as its numerator, stroke and denominator. */
function partsOfFraction(over: string, under: string): SignPart[] {
  return [{ text: over, shift: raised }, { text: '/' }, { text: under, shift: onLine }];
}

/** The plain signs of which an exponent, an index or a fraction is drawn; null for any other sign. */
export function partsOfSign(sign: string): SignPart[] | null {
  const plain = sign.normalize('NFKD');
  if (plain === sign) return null;
  if (/[²³¹\u2070-\u207f]/u.test(sign)) return [{ text: plain, shift: raised }];
  if (/[\u2080-\u209c]/u.test(sign)) return [{ text: plain, shift: lowered }];
  const [over, under] = plain.split('\u2044');
  return over && under ? partsOfFraction(over, under) : null;
}
