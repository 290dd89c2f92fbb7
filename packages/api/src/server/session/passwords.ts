import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id at the library's cost (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one of the stored hash. Without a hash (an unknown address, a person who has not chosen a password)
 * the same work is done on a decoy, so that the time tells nothing.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hash('no password has this hash');
  const matches = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && matches;
}
