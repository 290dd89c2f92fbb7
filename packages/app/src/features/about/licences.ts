/** What the build writes into `licences.json`: the packages that the app carries, and the texts of their licences. */
export interface Licences {
  readonly packages: readonly {
    readonly name: string;
    readonly version: string;
    /** SPDX expression. */
    readonly licence: string;
    /** Which of `texts`: many packages share one. */
    readonly text: number;
  }[];
  readonly texts: readonly string[];
}
