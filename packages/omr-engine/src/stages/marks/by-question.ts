import type { MeasuredBubble } from './measure-bubble.ts';

/** Bubbles of one question, by option. */
export type BubbleRow = readonly MeasuredBubble[];

/** A sheet's bubbles by question, in the order of the key. */
export function byQuestion(bubbles: readonly MeasuredBubble[]): MeasuredBubble[][] {
  const rows = new Map<string, MeasuredBubble[]>();
  for (const bubble of bubbles) {
    const key = `${bubble.group}.${bubble.question}`;
    const row = rows.get(key);
    if (row) row.push(bubble);
    else rows.set(key, [bubble]);
  }
  return [...rows.values()];
}
