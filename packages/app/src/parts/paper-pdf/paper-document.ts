import type { ReportHeader } from '@caderneta/contract';

/** A column of a drawn table. Figures stand at its end, so that their decimals line up. */
export interface PaperColumn {
  readonly header: string;
  /** A heading above this one; neighbours that say the same stand under one: '1º bimestre'. */
  readonly over?: string;
  readonly align?: 'start' | 'middle' | 'end';
  /** Its cells name their rows: of one column of a table. */
  readonly isRowHeader?: boolean;
  readonly isStrong?: boolean;
}

export interface PaperTable {
  readonly kind: 'table';
  readonly columns: readonly PaperColumn[];
  /** Cells in words, as many as columns. */
  readonly rows: readonly (readonly string[])[];
  /** What is read in place of a sign: 'presente' of '•'. */
  readonly readAs?: Readonly<Record<string, string>>;
}

/** What is known of the whole, label and value: 'Turma', '9º Ano C'. */
export interface PaperFacts {
  readonly kind: 'facts';
  readonly facts: readonly (readonly [label: string, value: string])[];
}

export interface PaperText {
  readonly kind: 'text';
  readonly text: string;
  readonly isStrong?: boolean;
}

/** What is cut out and handed over, two beside each other. */
export interface PaperCards {
  readonly kind: 'cards';
  readonly cards: readonly PaperCard[];
}

export interface PaperCard {
  readonly name: string;
  /** Below the name: class and school. */
  readonly under: string;
  /** The last one is to be typed, letter by letter. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly notes: readonly string[];
}

/** A question of a booklet. */
export interface PaperQuestion {
  readonly kind: 'question';
  /** Said above it, on the same page: the column that it begins. */
  readonly over?: string;
  /** As the sheet names it: '7'. */
  readonly number: string;
  readonly statement: string;
  /** Letter and text of each. */
  readonly options: readonly (readonly [letter: string, text: string])[];
  readonly picture: PaperPicture | null;
}

/** PNG or JPEG bytes, and what they measure in pixels. */
export interface PaperPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type PaperBlock = PaperTable | PaperFacts | PaperText | PaperCards | PaperQuestion;

/** Begins on a page of its own, and counts its pages by itself: a pupil's boletim, a class's roll. */
export interface PaperSection {
  readonly title: string;
  /** What narrows it, in words. */
  readonly shown?: string;
  readonly blocks: readonly PaperBlock[];
  /** Who signs at its end; none where nobody does. */
  readonly signatures?: readonly string[];
}

/** A document to be drawn as pages. */
export interface PaperRequest {
  readonly title: string;
  readonly header: ReportHeader;
  /** The day of printing: '20/05/2026'. */
  readonly issued: string;
  readonly sections: readonly PaperSection[];
}
