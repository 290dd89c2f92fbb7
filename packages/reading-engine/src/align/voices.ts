/** A synthetic voice that reads the reference. */
export interface ReferenceVoice {
  /** eSpeak NG's name. */
  readonly name: string;
  /** How much shorter its vocal tract is than the first voice's. */
  readonly tract: number;
}

/** Voices made in different ways: what one of them says by chance, the others do not. */
export const referenceVoices: readonly [ReferenceVoice, ...ReferenceVoice[]] = [
  { name: 'pt-br', tract: 1 },
  { name: 'pt-br+f5', tract: 1.11 },
  { name: 'pt-br+klatt', tract: 0.98 },
];
