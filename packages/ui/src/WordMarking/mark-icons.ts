import { Check, Ellipsis, EqualNot, type LucideIcon, Minus, X } from 'lucide-react';
import type { WordMark } from './marked-word.ts';

/** A sign each: right, another word, letter by letter, in pieces, left out. */
export const markIcons: Record<WordMark, LucideIcon> = {
  read: Check,
  changed: EqualNot,
  spelled: Ellipsis,
  syllabled: Minus,
  skipped: X,
};
