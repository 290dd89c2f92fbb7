import type { PagePicture, PdfRole, Shape, TaggedPart } from '@caderneta/omr-engine';
import type { Drawn } from './paper-shapes.ts';

/** What a page's end does not cut. */
export interface Piece {
  readonly heightMm: number;
  readonly draw: (yMm: number) => Drawn;
}

/** Pieces below each other. */
export interface Flow {
  readonly pieces: readonly Piece[];
  /** White before the first one, mm. */
  readonly gapMm: number;
  /** Stands above the pieces of each page: a table's headings. */
  readonly repeated?: Piece;
  /** The part that holds the pieces of a page. */
  readonly role?: PdfRole;
  /** Takes the pieces before it along to another page: nobody signs an empty one. */
  readonly takesAlong?: boolean;
}

interface Room {
  /** Where pieces begin on the first page, and on the others. */
  readonly firstMm: number;
  readonly nextMm: number;
  readonly bottomMm: number;
}

/** Pieces that stay with what takes them along. */
const piecesAlong = 3;

interface Step {
  readonly flow: Flow;
  readonly piece: Piece;
  readonly gapMm: number;
  /** Room that must be left for it, mm. */
  readonly neededMm: number;
}

function stepsOf(flows: readonly Flow[]): Step[] {
  const steps = flows.flatMap((flow) =>
    flow.pieces.map((piece, index) => ({
      flow,
      piece,
      gapMm: index === 0 ? flow.gapMm : 0,
      neededMm: piece.heightMm,
    })),
  );
  const taker = steps.findIndex(({ flow }) => flow.takesAlong);
  const from = Math.max(0, taker - piecesAlong);
  const restMm = steps.slice(from).reduce((sum, { piece, gapMm }) => sum + piece.heightMm + gapMm, 0);
  return steps.map((step, index) => (taker >= 0 && index === from ? { ...step, neededMm: restMm } : step));
}

/** Puts flows on as many pages as they need. A piece that is higher than a page runs over its end. */
export function fillPages(flows: readonly Flow[], { firstMm, nextMm, bottomMm }: Room): Drawn[] {
  const empty = () => ({ ground: [] as Shape[], parts: [] as TaggedPart[], pictures: [] as PagePicture[] });
  const pages = [empty()];
  let topMm = firstMm;
  let yMm = firstMm;
  let open = null as { readonly flow: Flow; readonly parts: TaggedPart[] } | null;
  const put = (piece: Piece, parts: TaggedPart[]) => {
    const drawn = piece.draw(yMm);
    pages.at(-1)?.ground.push(...drawn.ground);
    pages.at(-1)?.pictures.push(...(drawn.pictures ?? []));
    parts.push(...drawn.parts);
    yMm += piece.heightMm;
  };
  for (const { flow, piece, gapMm, neededMm } of stepsOf(flows)) {
    const begun = open?.flow === flow ? 0 : gapMm + (flow.repeated?.heightMm ?? 0);
    if (yMm > topMm && yMm + begun + neededMm > bottomMm) {
      pages.push(empty());
      topMm = nextMm;
      yMm = nextMm;
      open = null;
    }
    if (open?.flow !== flow) {
      if (yMm > topMm) yMm += gapMm;
      const parts: TaggedPart[] = [];
      if (flow.role) pages.at(-1)?.parts.push({ role: flow.role, parts });
      open = { flow, parts: flow.role ? parts : (pages.at(-1)?.parts ?? parts) };
      if (flow.repeated) put(flow.repeated, open.parts);
    }
    put(piece, open.parts);
  }
  return pages;
}
