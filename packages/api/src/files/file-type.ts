/** Types that a stored file can have, found from its first bytes: what a client says of its file is not believed. */
export type FileType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'application/pdf';

const signatures: readonly { type: FileType; offset: number; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  // With the head of the chunk that every PNG begins with: the signature alone is no picture.
  { type: 'image/png', offset: 0, bytes: [...Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1')] },
  { type: 'image/gif', offset: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/webp', offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', offset: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** The type that the bytes themselves show; null when it is none of ours. */
export const fileTypeOf = (content: Uint8Array): FileType | null =>
  signatures.find(({ offset, bytes }) => bytes.every((byte, index) => content[offset + index] === byte))?.type ?? null;
