import type { QuestionRef, SavedVersion, VersionInput } from '@caderneta/contract';
import { type KeyDraft, type KeySheet, keyOf, openKey, untouchedPositions } from './key-draft.ts';

/** For each column of version B, the question of version A that stands at each place; null while nobody said. */
export type OrderDraft = readonly (readonly (QuestionRef | null)[])[];

/** Version B being edited: not there, version A's questions in another order, or questions of its own. */
export type VersionBDraft =
  | { readonly kind: 'none' }
  | { readonly kind: 'order'; readonly places: OrderDraft }
  | { readonly kind: 'own'; readonly draft: KeyDraft };

/** What keeps a version B from being saved. */
export type VersionError =
  | { readonly kind: 'missing'; readonly count: number }
  | { readonly kind: 'twice'; readonly places: readonly QuestionRef[] };

export const sizesOf = ({ columns }: KeyDraft): number[] => columns.map(({ size }) => size);

export const openVersion = (saved: SavedVersion | null, sheet: KeySheet | null = null): VersionBDraft => {
  if (saved === null) return { kind: 'none' };
  return saved.order ? { kind: 'order', places: saved.order } : { kind: 'own', draft: openKey(saved.key, sheet) };
};

export const emptyOrder = (sizes: readonly number[]): VersionBDraft => ({
  kind: 'order',
  places: sizes.map((size) => Array.from({ length: size }, () => null)),
});

/** A key of its own with version A's columns, nothing marked yet. */
export const emptyOwn = (sizes: readonly number[], sheet: KeySheet | null = null): VersionBDraft =>
  fitVersion({ kind: 'own', draft: openKey([], sheet) }, sizes);

const isWithin = (ref: QuestionRef | null, sizes: readonly number[]) =>
  ref !== null && ref.question <= (sizes[ref.group] ?? 0);

/** Version B on the sheet of version A: as many columns, and as many questions in each. */
export function fitVersion(version: VersionBDraft, sizes: readonly number[]): VersionBDraft {
  if (version.kind === 'none') return version;
  if (version.kind === 'order') {
    const refs = sizes.map((size, group) =>
      Array.from({ length: size }, (_, at) => {
        const ref = version.places[group]?.[at] ?? null;
        return isWithin(ref, sizes) ? ref : null;
      }),
    );
    return { kind: 'order', places: refs };
  }
  const { draft } = version;
  const untouched = { rule: 'a', isChosen: false, isDoubtful: false } as const;
  const columns = sizes.map((size, group) => {
    const questions = draft.columns[group]?.questions ?? [];
    const more = Array.from({ length: Math.max(0, size - questions.length) }, () => untouched);
    return { size, questions: [...questions, ...more] };
  });
  return { kind: 'own', draft: { ...draft, columns } };
}

/** An order drawn by lot, each column within itself: a column is a subject. `random` gives numbers from 0 to 1, as Math.random. */
export function drawOrder(sizes: readonly number[], random: () => number): VersionBDraft {
  const refs = sizes.map((size, group) => {
    const drawn = Array.from({ length: size }, (_, at) => ({ group, question: at + 1 }));
    for (let last = drawn.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      const [a, b] = [drawn[last], drawn[other]];
      if (a && b) [drawn[last], drawn[other]] = [b, a];
    }
    return drawn;
  });
  return { kind: 'order', places: refs };
}

export const withRef = (refs: OrderDraft, group: number, question: number, ref: QuestionRef): OrderDraft =>
  refs.map((column, at) => (at === group ? column.map((one, index) => (index === question - 1 ? ref : one)) : column));

const nameOf = ({ group, question }: QuestionRef) => `${group}/${question}`;

/** What is still wrong with a version B; null when it may be saved. */
export function versionErrorOf(version: VersionBDraft): VersionError | null {
  if (version.kind === 'none') return null;
  const missing =
    version.kind === 'own'
      ? untouchedPositions(version.draft).length
      : version.places.flat().filter((ref) => ref === null).length;
  if (missing > 0) return { kind: 'missing', count: missing };
  if (version.kind === 'own') return null;
  const refs = version.places.flat().flatMap((ref) => ref ?? []);
  const twice = refs.filter((ref, at) => refs.findIndex((other) => nameOf(other) === nameOf(ref)) !== at);
  return twice.length > 0 ? { kind: 'twice', places: twice } : null;
}

/** As it goes on the wire; null takes the version away. Only of one without a fault. */
export function versionToSave(version: VersionBDraft): VersionInput | null {
  if (version.kind === 'none') return null;
  if (version.kind === 'own') return { key: keyOf(version.draft) };
  return { order: version.places.map((column) => column.flatMap((ref) => ref ?? [])) };
}

const asShown = (version: VersionBDraft): string =>
  JSON.stringify(version.kind === 'none' ? null : versionToSave(version));

export const isVersionEdited = (version: VersionBDraft, saved: SavedVersion | null): boolean =>
  asShown(version) !== asShown(openVersion(saved));
