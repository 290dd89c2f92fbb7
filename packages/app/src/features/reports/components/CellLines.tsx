import type { CellLine } from '@caderneta/contract';
import { Stack, TextLink } from '@caderneta/ui';
import { recordHref } from '../../../lib/record-href.ts';

/** A cell of several lines, each a field with its value; a value that names a record leads there. */
export function CellLines({ lines }: { lines: readonly CellLine[] }) {
  return (
    <Stack gap={1}>
      {lines.map(({ label, text, record }) => (
        <span key={`${label} ${text}`}>
          {label !== null && `${label}: `}
          {record ? <TextLink href={recordHref(record)}>{text}</TextLink> : text}
        </span>
      ))}
    </Stack>
  );
}
