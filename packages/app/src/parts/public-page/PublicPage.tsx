import { BrandMark, TextLink } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { publicPageCopy } from './public-page.copy.ts';
import * as styles from './public-page.css.ts';

export interface PublicPageProps {
  title: string;
  lead: string;
  /** The reader is signed in: the link on the board leads back rather than to signing in. */
  isSignedIn: boolean;
  children: ReactNode;
}

/** A page of words that needs no sign-in: the board on top, the text on paper. */
export function PublicPage({ title, lead, isSignedIn, children }: PublicPageProps) {
  const texts = publicPageCopy;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <Link to={paths.signIn} className={styles.home} aria-label={texts.home}>
            <BrandMark />
          </Link>
          <Link to={paths.signIn} className={styles.enter}>
            {isSignedIn ? texts.back : texts.enter}
          </Link>
        </div>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <TextLink standalone href={paths.publicHelp}>
          {texts.links.help}
        </TextLink>
        <TextLink standalone href={paths.privacy}>
          {texts.links.privacy}
        </TextLink>
        <TextLink standalone href={paths.accessibility}>
          {texts.links.accessibility}
        </TextLink>
        <TextLink standalone href={paths.licences}>
          {texts.links.licences}
        </TextLink>
      </footer>
    </div>
  );
}
