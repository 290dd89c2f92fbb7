import type { SpokenText } from '../../src/align/speaker.ts';

/** What the network is taught to tell apart, silence first. */
export const phones: readonly string[] = [
  ...['', 'i', 'e', 'ɛ', 'a', 'ɐ', 'ɐ̃', 'ɔ', 'o', 'u', 'p', 't', 'k', 'b', 'd', 'ɡ', 'f', 's', 'ʃ', 'v', 'z', 'ʒ'],
  ...['m', 'n', 'ɲ', 'ŋ', 'l', 'ʎ', 'ɾ', 'r', 'x', 'tʃ', 'dʒ'],
];

/** Symbols of eSpeak NG that stand for one of them. */
const alike: Readonly<Record<string, string>> = {
  ...{ y: 'i', j: 'i', ɪ: 'i', ĩ: 'i', ɪ̃: 'i', ʊ: 'u', w: 'u', ũ: 'u', ʊ̃: 'u' },
  ...{ æ: 'ɐ', ə: 'ɐ', ẽ: 'e', õ: 'o', h: 'x', ɹ: 'r', ɫ: 'l' },
};

/** A vowel with a glide behind it, which takes the last two fifths. */
const GLIDE = /^(.+?)([ɪʊ]̃?)$/u;
const GLIDE_FROM = 0.6;
/** Length of a last sound, which nothing ends, ms. */
const LAST_MS = 150;
/** Stress, length, and control characters that some symbols end in. */
const MARKS = /[ˈˌː\p{Cc}]/gu;

function phoneOf(symbol: string): number {
  const phone = phones.indexOf(alike[symbol] ?? symbol);
  if (phone < 0) throw new Error(`no phone for '${symbol}'`);
  return phone;
}

/** The phone spoken at each time, as an index of `phones`; times in ms, ascending. */
export function phonesAt({ phonemes }: Pick<SpokenText, 'phonemes'>, times: readonly number[]): Uint8Array {
  const starts = phonemes.flatMap(({ symbol, startMs }, i) => {
    const sound = symbol.replace(MARKS, '').normalize('NFC');
    const glide = GLIDE.exec(sound);
    if (!glide) return [{ phone: phoneOf(sound), startMs }];
    const endMs = phonemes[i + 1]?.startMs ?? startMs + LAST_MS;
    return [
      { phone: phoneOf(glide[1]!), startMs },
      { phone: phoneOf(glide[2]!), startMs: startMs + (endMs - startMs) * GLIDE_FROM },
    ];
  });
  let at = -1;
  return Uint8Array.from(times, (ms) => {
    while (at + 1 < starts.length && starts[at + 1]!.startMs <= ms) at++;
    return at < 0 ? 0 : starts[at]!.phone;
  });
}
