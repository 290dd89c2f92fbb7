import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('../scoreboard.json', import.meta.url);

/** Replaces parts of scoreboard.json, a part a runtime, and leaves the others as they are. */
export async function writeScoreboard(parts: Readonly<Record<string, unknown>>): Promise<void> {
  const previous = await readFile(file, 'utf8').catch(() => '{}');
  const merged = { ...(JSON.parse(previous) as Record<string, unknown>), ...parts };
  const sorted = Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
