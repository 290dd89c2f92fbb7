/** What a contract's schema tells of itself, as far as it matters here. */
export interface Shape {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Shape>>;
    readonly element?: Shape;
    readonly innerType?: Shape;
    readonly valueType?: Shape;
    readonly in?: Shape;
    readonly entries?: Readonly<Record<string, string>>;
  };
}
