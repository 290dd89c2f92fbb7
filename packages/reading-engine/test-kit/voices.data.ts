/** eSpeak NG voices that thresholds may be tuned on. */
export const tuningVoices: readonly string[] = [
  '',
  '+f1',
  '+f3',
  '+f5',
  '+m1',
  '+m2',
  '+m4',
  '+m6',
  '+klatt',
  '+Diogo',
].map((variant) => `pt-br${variant}`);

/** Voices that are only ever reported on: men, women, children, old people, and other makers' formants. */
export const reportVoices: readonly string[] = [
  ...[
    '+f2',
    '+f4',
    '+m3',
    '+m5',
    '+m7',
    '+klatt3',
    '+Annie',
    '+Alicia',
    '+Henrique',
    '+Michael',
    '+belinda',
    '+grandma',
  ],
  ...['+linda', '+marcelo', '+norbert', '+pablo', '+steph', '+travis', '+zac', '+Lee'],
].map((variant) => `pt-br${variant}`);
