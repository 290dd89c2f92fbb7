import * as pdf from 'pdf-lib';
import type { Shape } from './drawing.ts';

/** What a screen reader tells a part of a page as, by PDF's own names (ISO 32000-1, 14.8.4). */
export type PdfRole = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part of a page in the order in which it is read: what it is, what is painted of it, and what stands in it. */
export interface TaggedPart {
  readonly role: PdfRole;
  readonly shapes?: readonly Shape[];
  readonly parts?: readonly TaggedPart[];
  /** Of a heading in a table: what it is the heading of. */
  readonly scope?: 'Column' | 'Row';
  /** Of a heading in a table: how many columns and rows it stands over; one each where it is not said. */
  readonly span?: { readonly columns: number; readonly rows: number };
  /** What is read in place of its words: 'presente' of '•'. */
  readonly says?: string;
}

const { BeginMarkedContent, BeginMarkedContentSequence, EndMarkedContent } = pdf.PDFOperatorNames;
const end = pdf.PDFOperator.of(EndMarkedContent);

/** What is drawn and not read: rules, grounds, a logo beside the name that it shows. */
export const artifact = (operators: readonly pdf.PDFOperator[]): pdf.PDFOperator[] => [
  pdf.PDFOperator.of(BeginMarkedContent, [pdf.PDFName.of('Artifact')]),
  ...operators,
  end,
];

/** All shapes of parts, whatever they stand in. */
export const shapesIn = (parts: readonly TaggedPart[]): Shape[] =>
  parts.flatMap((part) => [...(part.shapes ?? []), ...shapesIn(part.parts ?? [])]);

/** The tree of a document's parts, which pdf-lib does not write by itself. */
export class PdfTags {
  readonly #document: pdf.PDFDocument;
  readonly #root: pdf.PDFRef;
  readonly #top: pdf.PDFRef;
  readonly #kids: pdf.PDFRef[] = [];
  /** Of each page, whose each marked piece is. */
  readonly #owners: pdf.PDFRef[][] = [];

  constructor(document: pdf.PDFDocument) {
    this.#document = document;
    this.#root = document.context.nextRef();
    this.#top = document.context.nextRef();
  }

  /** Operators that paint a page's parts, each marked as what it is. */
  paint(
    page: pdf.PDFPage,
    parts: readonly TaggedPart[],
    paint: (shape: Shape) => pdf.PDFOperator[],
  ): pdf.PDFOperator[] {
    const owners: pdf.PDFRef[] = [];
    const operators: pdf.PDFOperator[] = [];
    const { context } = this.#document;
    const add = (
      { role, shapes = [], parts: within = [], scope, span, says }: TaggedPart,
      parent: pdf.PDFRef,
    ): pdf.PDFRef => {
      const ref = context.nextRef();
      const kids: (pdf.PDFNumber | pdf.PDFRef)[] = [];
      if (shapes.length > 0) {
        const mark = owners.push(ref) - 1;
        kids.push(pdf.PDFNumber.of(mark));
        operators.push(
          pdf.PDFOperator.of(BeginMarkedContentSequence, [pdf.PDFName.of(role), `<</MCID ${mark}>>`]),
          ...shapes.flatMap(paint),
          end,
        );
      }
      for (const part of within) kids.push(add(part, ref));
      const spans = span === undefined ? {} : { ColSpan: span.columns, RowSpan: span.rows };
      const attributes = scope === undefined ? {} : { A: { O: 'Table', Scope: scope, ...spans } };
      const actual = says === undefined ? {} : { ActualText: pdf.PDFHexString.fromText(says) };
      context.assign(
        ref,
        context.obj({ Type: 'StructElem', S: role, P: parent, Pg: page.ref, K: kids, ...attributes, ...actual }),
      );
      return ref;
    };
    for (const part of parts) this.#kids.push(add(part, this.#top));
    page.node.set(pdf.PDFName.of('StructParents'), pdf.PDFNumber.of(this.#owners.push(owners) - 1));
    page.node.set(pdf.PDFName.of('Tabs'), pdf.PDFName.of('S'));
    return operators;
  }

  /** Writes the tree into the document, after its last page. */
  finish(): void {
    const { context, catalog } = this.#document;
    context.assign(this.#top, context.obj({ Type: 'StructElem', S: 'Document', P: this.#root, K: this.#kids }));
    const nums = this.#owners.flatMap((owners, page) => [pdf.PDFNumber.of(page), context.obj(owners)]);
    const tree = { Type: 'StructTreeRoot', K: [this.#top], ParentTree: context.obj({ Nums: nums }) };
    context.assign(this.#root, context.obj({ ...tree, ParentTreeNextKey: this.#owners.length }));
    catalog.set(pdf.PDFName.of('StructTreeRoot'), this.#root);
    catalog.set(pdf.PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }
}
