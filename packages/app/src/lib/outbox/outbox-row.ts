import type {
  AssessmentResult,
  Attendance,
  AttendanceEntry,
  Grade,
  GradeConflict,
  GradeInput,
  ResultConflict,
  ResultInput,
} from '@caderneta/contract';

/** Of each kind of write its rows, what the server answers of each once it has them, and what it names of those in conflict. */
interface OutboxKinds {
  readonly attendance: { readonly row: AttendanceEntry; readonly saved: Attendance; readonly conflict: Attendance };
  readonly grades: { readonly row: GradeInput; readonly saved: Grade; readonly conflict: GradeConflict };
  /** One pupil's answer sheet: a single row, which names its assessment too. */
  readonly results: {
    readonly row: ResultInput & { readonly assessment_id: string };
    readonly saved: AssessmentResult;
    readonly conflict: ResultConflict;
  };
}

export type OutboxKind = keyof OutboxKinds;

/** One line of what is sent: a pupil's presence, grade or sheet, with the version that its author had read. */
export type OutboxRow<K extends OutboxKind = OutboxKind> = OutboxKinds[K]['row'];

/** The same as the server has it. */
export type SavedRow<K extends OutboxKind = OutboxKind> = OutboxKinds[K]['saved'];

/** What the server has where somebody else changed it meanwhile. */
export type ConflictRow<K extends OutboxKind = OutboxKind> = OutboxKinds[K]['conflict'];

/** Any of them: what names one line of a kind, and has its version. */
export type OutboxLine<K extends OutboxKind = OutboxKind> = OutboxRow<K> | SavedRow<K> | ConflictRow<K>;
