import { SignInFrame, TextLink } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { signInCopy } from '../sign-in.copy.ts';
import * as styles from './entry-page.css.ts';

export interface EntryPageProps {
  title: string;
  lead: string;
  /** Ano letivo, for the footer; left out until known. */
  year?: number;
  children: ReactNode;
  /** Below the links. */
  below?: ReactNode;
}

/** A page before signing in: its heading, a form, and the links that everybody may follow. */
export function EntryPage({ title, lead, year, children, below }: EntryPageProps) {
  const texts = signInCopy.links;
  return (
    <SignInFrame
      below={below}
      footer={
        <>
          <TextLink standalone href={paths.publicHelp}>
            {texts.help}
          </TextLink>
          <TextLink standalone href={paths.privacy}>
            {texts.privacy}
          </TextLink>
          <TextLink standalone href={paths.accessibility}>
            {texts.accessibility}
          </TextLink>
          <TextLink standalone href={paths.licences}>
            {texts.licences}
          </TextLink>
          {year !== undefined && <span>{texts.year(year)}</span>}
        </>
      }
    >
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </SignInFrame>
  );
}
