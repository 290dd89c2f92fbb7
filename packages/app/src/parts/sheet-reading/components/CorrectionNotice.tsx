import { LinkButton, PageHeader } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import { padded } from './notice.css.ts';

/** The screen when there is nothing to correct yet: why, and where to go. */
export function CorrectionNotice(props: {
  title?: string;
  onBack: () => void;
  action?: { label: string; href: string };
  children: ReactNode;
}) {
  return (
    <div className={padded}>
      <PageHeader title={sheetReadingCopy.title} subtitle={props.title} onBack={props.onBack} />
      {props.children}
      {props.action && (
        <LinkButton variant="primary" href={props.action.href}>
          {props.action.label}
        </LinkButton>
      )}
    </div>
  );
}
