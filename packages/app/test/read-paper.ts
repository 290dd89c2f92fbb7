import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A part as pdf.js reads it: its role, and its words or its parts. */
interface ReadNode {
  readonly role?: string;
  readonly children?: readonly ReadNode[];
  readonly type?: string;
  readonly id?: string;
}

export interface ReadPage {
  readonly widthPt: number;
  /** All words on it, without spaces: a reader puts them where letters were set apart. */
  readonly text: string;
  /** Where each stretch of words ends, pt from the left. */
  readonly ends: readonly number[];
  /** Words of each part of a role, in the order of reading, without spaces. */
  readonly of: (role: string) => string[];
  /** Roles of the parts within each part of a role. */
  readonly within: (role: string) => string[][];
}

/** Without spaces: what is looked for in `text`. */
export const letters = (text: string): string => text.replaceAll(/\s/g, '');

/** A PDF's pages, and what a screen reader is told of the whole. */
export async function readPaper(pdf: Uint8Array) {
  const document = await getDocument({ data: pdf.slice(), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = new Map<string, string>();
    const ends: number[] = [];
    let [at, text] = ['', ''];
    for (const item of items) {
      if ('str' in item) {
        words.set(at, (words.get(at) ?? '') + item.str);
        text += item.str;
        ends.push((item.transform[4] ?? 0) + item.width);
      } else if (item.type === 'beginMarkedContentProps') at = item.id ?? '';
    }
    const tree = (await page.getStructTree()) as ReadNode;
    const leaves = (node: ReadNode): string =>
      node.type === 'content' ? (words.get(node.id ?? '') ?? '') : (node.children ?? []).map(leaves).join('');
    const all = (node: ReadNode, role: string): ReadNode[] => [
      ...(node.role === role ? [node] : []),
      ...(node.children ?? []).flatMap((child) => all(child, role)),
    ];
    pages.push({
      widthPt: page.getViewport({ scale: 1 }).width,
      text: letters(text),
      ends,
      of: (role) => all(tree, role).map(leaves).map(letters),
      within: (role) => all(tree, role).map((node) => (node.children ?? []).map((child) => child.role ?? '')),
    });
  }
  const { info } = await document.getMetadata();
  const isMarked = (await document.getMarkInfo())?.Marked === true;
  await document.loadingTask.destroy();
  return { pages, info: info as { Title?: string; Language?: string }, isMarked };
}
