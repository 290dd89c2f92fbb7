/** How sure a reader said it was of something, and whether it was right. */
export interface Claim {
  /** 0 to 1. */
  readonly probability: number;
  readonly isRight: boolean;
}

/** A stretch of the curve: its claims' mean, and the share of them that are right. */
interface Stretch {
  readonly claims: number;
  readonly said: number;
  readonly right: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The calibration curve of claims, over stretches of equally many, least sure first. */
export function reliabilityCurve(claims: readonly Claim[], stretches = 10): Stretch[] {
  const sorted = claims.toSorted((a, b) => a.probability - b.probability);
  const bound = (at: number) => Math.floor((at * sorted.length) / stretches);
  return Array.from({ length: stretches }, (_, at) => sorted.slice(bound(at), bound(at + 1)))
    .filter((own) => own.length > 0)
    .map((own) => ({
      claims: own.length,
      said: mean(own.map(({ probability }) => probability)),
      right: mean(own.map(({ isRight }) => (isRight ? 1 : 0))),
    }));
}

/** Mean distance of what was said from how often it is right, each claim counted once: 0 where a curve is true. */
export function calibrationError(curve: readonly Stretch[]): number {
  const all = curve.reduce((sum, { claims }) => sum + claims, 0);
  return curve.reduce((sum, { claims, said, right }) => sum + (claims / all) * Math.abs(said - right), 0);
}
