/** How a file can be looked at without leaving the page; null where it can only be downloaded. */
export type PreviewKind = 'image' | 'pdf' | 'audio' | 'video' | 'text';

export function previewKind(mediaType: string): PreviewKind | null {
  const [kind] = mediaType.split('/');
  if (mediaType === 'application/pdf') return 'pdf';
  if (mediaType === 'text/plain' || mediaType === 'text/csv') return 'text';
  // A drawing of this kind may carry a program: the server hands it over for saving only.
  if (mediaType === 'image/svg+xml') return null;
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : null;
}
