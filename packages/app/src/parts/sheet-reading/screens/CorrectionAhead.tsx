import type { Assessment } from '@caderneta/contract';
import { useEffect } from 'react';
import { useCorrectionSetup } from '../sheet-reading.api.ts';

/**
 * Draws nothing: where an assessment's list has it, what a correction of that one begins with comes while the list is still being read. Its
 * screen comes with this file.
 */
export default function CorrectionAhead({ next }: { next: Pick<Assessment, 'id' | 'class_id'> }) {
  useCorrectionSetup(next.id, next.class_id);
  useEffect(() => void import('../reading/picture-reader.ts').catch(() => undefined), []);
  return null;
}
