import type { ByteRange } from '../../files/file-store.ts';

/** The part of a file of `size` bytes that a Range header asks for; 'whole' without one that we understand; null where there is no such part. */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'whole' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? null : { start: size - length, end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start >= size) return null;
  return end < start ? 'whole' : { start, end };
}
