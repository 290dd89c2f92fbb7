/** A request of the access matrix: where to, and what with. */
export interface MatrixRequest {
  readonly url: string;
  readonly body?: unknown;
}
