import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, in base64url: what a person's browser or link carries. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: its SHA-256 in hexadecimal. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
