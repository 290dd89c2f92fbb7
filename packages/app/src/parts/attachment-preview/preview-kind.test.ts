import { expect, it } from 'vitest';
import { previewKind } from './preview-kind.ts';

it.each([
  ['image/png', 'image'],
  ['application/pdf', 'pdf'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
  ['text/plain', 'text'],
  ['image/svg+xml', null],
  ['text/html', null],
  ['application/zip', null],
])('%s is looked at as %s', (type, kind) => expect(previewKind(type)).toBe(kind));
