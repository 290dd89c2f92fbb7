import { HIDDEN, lookAround, PHONETIC, type PhoneNetwork } from '../../src/align/phone-network.ts';
import { name, newPass, type Taught } from './train-network.ts';
import { UNKNOWN, type Utterance } from './utterance.ts';

/** Speech rows' places with their phones, of every so many rows. */
function positionsOf(network: Taught, utterances: readonly Utterance[], every: number) {
  const pass = newPass(network.namingBias.length);
  const found: { position: Float64Array; phone: number }[] = [];
  let row = 0;
  for (const { levels, labels } of utterances) {
    for (const [t, phone] of labels.entries()) {
      if (phone === 0 || phone === UNKNOWN || row++ % every > 0) continue;
      lookAround(levels, t, pass.seen);
      name(network, pass);
      found.push({ position: pass.positions.slice(), phone });
    }
  }
  return found;
}

/** How places vary about their phone's middle: 12 × 12. */
function covarianceWithin(
  positions: readonly { position: Float64Array; phone: number }[],
  phones: number,
): Float64Array {
  const middles = Array.from({ length: phones }, () => new Float64Array(PHONETIC));
  const counts = new Float64Array(phones);
  for (const { position, phone } of positions) {
    counts[phone]!++;
    for (let k = 0; k < PHONETIC; k++) middles[phone]![k]! += position[k]!;
  }
  for (const [phone, middle] of middles.entries()) for (let k = 0; k < PHONETIC; k++) middle[k]! /= counts[phone]! || 1;
  const covariance = new Float64Array(PHONETIC * PHONETIC);
  for (const { position, phone } of positions) {
    const middle = middles[phone]!;
    for (let a = 0; a < PHONETIC; a++) {
      for (let b = 0; b < PHONETIC; b++) {
        covariance[a * PHONETIC + b]! += ((position[a]! - middle[a]!) * (position[b]! - middle[b]!)) / positions.length;
      }
    }
  }
  return covariance;
}

/** Lower triangle whose product with its transpose is the matrix (Cholesky). */
function triangleOf(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b <= a; b++) {
      let left = matrix[a * size + b]!;
      for (let k = 0; k < b; k++) left -= lower[a * size + k]! * lower[b * size + k]!;
      lower[a * size + b] = a === b ? Math.sqrt(left) : left / lower[b * size + b]!;
    }
  }
  return lower;
}

/** Solves lower · x = row, in place. */
function divide(row: Float64Array, lower: Float64Array): void {
  const size = row.length;
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < a; b++) row[a]! -= lower[a * size + b]! * row[b]!;
    row[a]! /= lower[a * size + a]!;
  }
}

/**
 * The network whose places vary by 1 about their phone's middle, alike in all directions. What is the same for all rows is left out:
 * places are centred where they are used.
 */
export function whitened(network: Taught, utterances: readonly Utterance[], every: number): PhoneNetwork {
  const { inner, bias } = network;
  const lower = triangleOf(
    covarianceWithin(positionsOf(network, utterances, every), network.namingBias.length),
    PHONETIC,
  );
  const outer = network.outer.slice();
  for (let h = 0; h < HIDDEN; h++) divide(outer.subarray(h * PHONETIC, (h + 1) * PHONETIC), lower);
  return { inner, bias, outer };
}
