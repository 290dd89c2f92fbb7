/** A lesson: its text, a question with options A to D, an open one, and what pupils of the demonstration wrote to it. */
export interface LessonContent {
  readonly title: string;
  readonly body: string;
  readonly choice: {
    readonly prompt: string;
    readonly options: readonly [string, string, string, string];
    readonly usual: 'A' | 'B' | 'C' | 'D';
  };
  readonly open: { readonly prompt: string; readonly written: readonly [string, string, string] };
}

export interface ModuleContent {
  readonly title: string;
  readonly description: string;
  readonly lessons: readonly LessonContent[];
}
