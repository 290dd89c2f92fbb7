import { type PersonalData, type RetainedPart, retainedParts } from '@caderneta/contract';

/** A part of what is retained, and what an erasure does with it. */
export interface PreviewLine {
  readonly title: string;
  readonly text: string;
}

export interface ErasurePreview {
  readonly goes: readonly PreviewLine[];
  readonly stays: readonly PreviewLine[];
}

/** What an erasure takes of what there is of a person, and what stays: as the list of what is retained says. */
export function erasurePreview(parts: PersonalData['parts']): ErasurePreview {
  const lines = (of: 'goes' | 'stays') =>
    parts.flatMap((id): PreviewLine[] => {
      const part: RetainedPart = retainedParts[id];
      const text = part[of];
      return text === null ? [] : [{ title: part.title, text }];
    });
  return { goes: lines('goes'), stays: lines('stays') };
}
