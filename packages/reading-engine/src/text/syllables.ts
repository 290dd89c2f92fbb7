const VOWELS = 'aeiouáéíóúâêôãõàüy';
/** Spoken length of a digit, syllables: 'um' to 'quatro'. */
const SYLLABLES_A_DIGIT = 2;

/** Whether a vowel glides off the one before: 'pai', 'mão', 'põe', 'viu'. */
function isGlide(before: string, vowel: string): boolean {
  if ('iu'.includes(vowel)) return VOWELS.includes(before) && before !== vowel;
  return 'ãõ'.includes(before) && 'eo'.includes(vowel);
}

/** Counts a Portuguese word's syllables by its vowels, diphthongs counted once. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/([qg])u(?=[eéêií])/g, '$1');
  let count = 0;
  let glided = false;
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    if (/\d/.test(letter)) count += SYLLABLES_A_DIGIT;
    if (!VOWELS.includes(letter)) {
      glided = false;
      continue;
    }
    const glides: boolean = !glided && i > 0 && isGlide(letters[i - 1]!, letter);
    if (!glides) count++;
    glided = glides;
  }
  return Math.max(1, count);
}
