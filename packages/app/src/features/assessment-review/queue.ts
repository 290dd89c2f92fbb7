import type { ReviewAnswer, ReviewQueueItem } from '@caderneta/contract';

/** The queue as it was found, where one stands in it, and what was decided so far. */
export interface Queue {
  readonly items: readonly ReviewQueueItem[];
  readonly at: number;
  readonly answers: Readonly<Record<string, ReviewAnswer>>;
  /** What was decided last, to be taken back. */
  readonly last: ReviewQueueItem | null;
  /** Of each pupil's result, as last seen. */
  readonly versions: Readonly<Record<string, number>>;
}

export type QueueEvent =
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | {
      readonly type: 'answered';
      readonly item: ReviewQueueItem;
      readonly answer: ReviewAnswer;
      readonly version: number;
    }
  | { readonly type: 'undone'; readonly item: ReviewQueueItem; readonly version: number }
  /** What was decided here gives way to what somebody else decided. */
  | { readonly type: 'yielded'; readonly item: ReviewQueueItem }
  | { readonly type: 'restarted' }
  /** The server's queue anew: a question was annulled, or somebody else decided. */
  | { readonly type: 'refreshed'; readonly items: readonly ReviewQueueItem[] };

const versionsOf = (items: readonly ReviewQueueItem[]): Queue['versions'] =>
  Object.fromEntries(items.map(({ student_profile_id, version }) => [student_profile_id, version]));

export const openQueue = (items: readonly ReviewQueueItem[]): Queue => ({
  items,
  at: 0,
  answers: {},
  last: null,
  versions: versionsOf(items),
});

/** The first item without a decision from a place on, then from the start; the number of items when none is left. */
function nextOpen({ items, answers }: Pick<Queue, 'items' | 'answers'>, from: number): number {
  const isOpen = (index: number) => answers[items[index]?.id ?? ''] === undefined;
  const indices = items.map((_, index) => index);
  return indices.slice(from).find(isOpen) ?? indices.find(isOpen) ?? items.length;
}

/** How many wait for a decision. */
export const leftIn = ({ items, answers }: Queue): number => items.filter(({ id }) => answers[id] === undefined).length;

export function changeQueue(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'moved':
      return { ...queue, at: Math.max(0, Math.min(queue.items.length - 1, queue.at + event.by)) };
    case 'restarted':
      return { ...queue, at: 0 };
    case 'answered': {
      const answers = { ...queue.answers, [event.item.id]: event.answer };
      const versions = { ...queue.versions, [event.item.student_profile_id]: event.version };
      return { ...queue, answers, versions, last: event.item, at: nextOpen({ ...queue, answers }, queue.at + 1) };
    }
    case 'undone': {
      const { [event.item.id]: _, ...answers } = queue.answers;
      const versions = { ...queue.versions, [event.item.student_profile_id]: event.version };
      const at = queue.items.findIndex(({ id }) => id === event.item.id);
      return { ...queue, answers, versions, last: null, at: at < 0 ? queue.at : at };
    }
    case 'yielded': {
      const { [event.item.id]: _, ...answers } = queue.answers;
      return { ...queue, answers, last: queue.last?.id === event.item.id ? null : queue.last };
    }
    case 'refreshed': {
      const found = new Set(event.items.map(({ id }) => id));
      const known = new Set(queue.items.map(({ id }) => id));
      const items = [
        ...queue.items.filter(({ id }) => found.has(id) || queue.answers[id] !== undefined),
        ...event.items.filter(({ id }) => !known.has(id)),
      ];
      const now = queue.items[queue.at]?.id;
      const at = items.findIndex(({ id }) => id === now);
      const next = { ...queue, items, versions: { ...queue.versions, ...versionsOf(event.items) } };
      return { ...next, at: at < 0 ? nextOpen(next, Math.min(queue.at, items.length)) : at };
    }
  }
}
