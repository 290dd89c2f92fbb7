import { stripOf } from '../core/identity-strip.ts';
import type { SheetPage } from './drawing.ts';

const stripKey = (identity: string): string => JSON.stringify(stripOf(identity));

/** Leaves the strip out of pages whose strip would also name somebody else of the class: their QR code tells them apart. */
export function withDistinctStrips(pages: readonly SheetPage[]): SheetPage[] {
  const owners = new Map<string, Set<string>>();
  for (const { identity } of pages) {
    if (identity === undefined) continue;
    const key = stripKey(identity);
    owners.set(key, (owners.get(key) ?? new Set<string>()).add(identity.trim().toUpperCase()));
  }
  return pages.map((page) =>
    page.identity !== undefined && (owners.get(stripKey(page.identity))?.size ?? 0) > 1
      ? { ...page, strip: false }
      : page,
  );
}
