/** A synthetic voice that reads the reference. */
export interface ReferenceVoice {
  /** eSpeak NG's name. */
  readonly name: string;
  /** How much shorter its vocal tract is than the first voice's. */
  readonly tract: number;
}

/** Voices of different makers: what fits one of them by chance does not fit the others. */
export const referenceVoices: readonly [ReferenceVoice, ...ReferenceVoice[]] = [
  { name: 'pt-br', tract: 1 },
  { name: 'pt-br+f5', tract: 1.11 },
  { name: 'pt-br+Diogo', tract: 0.97 },
];
