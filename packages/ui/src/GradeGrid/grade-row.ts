/** Whether the shown grade is on the server. 'pending' is typed and on its way, or waiting for a connection. */
export type GradeState = 'saved' | 'pending' | 'failed';

export interface GradeRow {
  id: string;
  name: string;
  /** Grades of the periods before, in their order; null where there is none. */
  earlier: readonly (number | null)[];
  /** 0 to 10, one decimal. */
  grade: number | null;
  /** Stands in the empty cell, faintly, until a grade is typed over it: it counts, and was given elsewhere. `remark` says where. */
  brought?: number;
  mean: number | null;
  state?: GradeState;
  /** Somebody else saved another grade meanwhile; until the person chooses, neither is lost. */
  conflict?: { theirs: number | null; by: string };
  /** What is to be known of the grade that stands: 'Desatualizada: o resultado agora dá 8,3'. */
  remark?: string | undefined;
  /** This pupil's grade may not be changed. */
  isReadOnly?: boolean;
}

export interface GradeChange {
  id: string;
  grade: number | null;
}
