/** Steps of a reading whose time is told apart. `enhance` is what an image is prepared by before the same steps are tried again. */
export const stages = [
  'shrink',
  'threshold',
  'components',
  'find',
  'register',
  'measure',
  'decide',
  'enhance',
] as const;
export type Stage = (typeof stages)[number];

/** Milliseconds that a reading spent in each of its stages. */
export type StageTimes = Readonly<Record<Stage, number>>;

/** Tells where a reading's time goes: each moment counts for the stage entered last. */
export class StageClock {
  readonly #spent = new Float64Array(stages.length);
  #current = 0;
  #since = 0;

  start(): void {
    this.#spent.fill(0);
    this.#current = 0;
    this.#since = performance.now();
  }

  /** @returns the stage that is left, for the caller to go back to. */
  enter(stage: Stage): Stage {
    const now = performance.now();
    this.#spent[this.#current]! += now - this.#since;
    this.#since = now;
    const left = stages[this.#current]!;
    this.#current = stages.indexOf(stage);
    return left;
  }

  stop(): StageTimes {
    this.enter('shrink');
    return Object.fromEntries(stages.map((stage, at) => [stage, this.#spent[at]!])) as Record<Stage, number>;
  }
}
