import { readFile } from 'node:fs/promises';
import { type TextMargins, textMarginsSchema } from '@caderneta/contract/reading';

/** The cut-offs in a file that `calibrate` wrote, or `{other_text, inconclusive}` alone. Null where it holds none. */
export async function readMargins(file: string): Promise<TextMargins | null> {
  try {
    const held = JSON.parse(await readFile(file, 'utf8')) as { readonly margins?: unknown } | null;
    return textMarginsSchema.safeParse(held?.margins ?? held).data ?? null;
  } catch {
    return null;
  }
}
