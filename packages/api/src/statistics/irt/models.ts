/** How many numbers a question has: difficulty; and slope; and guessing. In Rasch all questions of a test share one slope. */
export const irtModels = ['RASCH', '2PL', '3PL'] as const;
export type IrtModel = (typeof irtModels)[number];

const FEWEST_PUPILS = { RASCH: 200, '2PL': 200, '3PL': 500 } as const satisfies Record<IrtModel, number>;

/** The models that so many pupils can carry: none under 200, Rasch and 2PL to 499, 3PL too from 500. */
export const modelsFor = (pupils: number): IrtModel[] => irtModels.filter((model) => pupils >= FEWEST_PUPILS[model]);
