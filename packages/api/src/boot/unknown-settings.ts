/** Names that tests and tools of this repository read; whoever starts the server through them passes them on. */
const toolNames = ['BUILD', 'FULL', 'HELP_PICTURES', 'LOOKS', 'NAMED', 'PAPER_PICTURES', 'TRACE'];
/** What Kubernetes gives every container of a service that is called 'caderneta'. */
const ofService = /_(SERVICE_(HOST|PORT\w*)|PORT(_\d+_\w+)?)$/;
const prefix = 'CADERNETA_';

/** A line in Portuguese for each name in `given` that looks like a setting of ours and is none: a wrong letter must not start another network than was meant. */
export function unknownSettings(given: readonly string[], settings: readonly string[]): string[] {
  const ours = settings.filter((name) => name.startsWith(prefix));
  const known = new Set([...ours, ...toolNames.map((name) => prefix + name)]);
  const unknown = given.filter((name) => name.startsWith(prefix) && !known.has(name) && !ofService.test(name));
  return unknown.map((name) => `${name}: não há este ajuste; o nome mais próximo é ${nearest(name, ours)}.`);
}

function nearest(name: string, known: readonly string[]): string {
  const byDistance = known.map((other) => ({ other, distance: editDistance(name, other) }));
  return byDistance.reduce((best, next) => (next.distance < best.distance ? next : best)).other;
}

/** How many letters are added, left out or exchanged between two words (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const exchanged = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
