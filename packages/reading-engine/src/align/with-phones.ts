import { chance, type Observation } from './observe.ts';
import { evenLevels, HIDDEN, PHONETIC, type PhoneNetwork, phonesOf, SEEN } from './phone-network.ts';
import { phoneWeights } from './phone-weights.data.ts';

/** What a phone's place counts beside the sound: the scale of its columns. Chosen on one-man and fleurs-0, each by the other's network. */
const PHONE_WEIGHT = 0.35;

/** The network from its weights: 32-bit floats, lowest byte first, in base64. */
function decodeNetwork(base64: string): PhoneNetwork {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const weights = Float64Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(4 * i, true));
  const [bias, outer] = [SEEN * HIDDEN, SEEN * HIDDEN + HIDDEN];
  return {
    inner: weights.slice(0, bias),
    bias: weights.slice(bias, outer),
    outer: weights.slice(outer),
  };
}

let decoded: PhoneNetwork | null = null;
const network = (): PhoneNetwork => {
  decoded ??= decodeNetwork(phoneWeights);
  return decoded;
};

/** Rows with their places among the phones behind them: centred on the rows used, as the sound is. */
function widen(rows: Float64Array, width: number, used: (t: number) => boolean): Float64Array {
  const positions = phonesOf(network(), evenLevels(rows, width, used));
  const count = rows.length / width;
  const wide = width + PHONETIC;
  const widened = new Float64Array(count * wide);
  for (let t = 0; t < count; t++) widened.set(rows.subarray(t * width, (t + 1) * width), t * wide);
  for (let k = 0; k < PHONETIC; k++) {
    let [n, total] = [0, 0];
    for (let t = 0; t < count; t++) {
      if (!used(t)) continue;
      n++;
      total += positions[t * PHONETIC + k]!;
    }
    const centre = n > 0 ? total / n : 0;
    for (let t = 0; t < count; t++) {
      widened[t * wide + width + k] = (positions[t * PHONETIC + k]! - centre) * PHONE_WEIGHT;
    }
  }
  return widened;
}

/**
 * The same observation with twelve columns more, of what phone each row belongs to: sounds that another mouth makes otherwise are
 * still one phone. For rows of every second frame, whose neighbours the network knows.
 *
 * @source Hermansky, Ellis & Sharma, Tandem connectionist feature extraction for conventional HMM systems, 2000.
 */
export function withPhones(observation: Observation): Observation {
  const { pupil, reference, width, isSpeech } = observation;
  const wider = {
    ...observation,
    width: width + PHONETIC,
    pupil: widen(pupil, width, (t) => isSpeech[t] === 1),
    reference: widen(reference, width, () => true),
  };
  return { ...wider, ...chance(wider) };
}
