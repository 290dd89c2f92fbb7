import type { SessionUser } from '@caderneta/contract';
import { Sidebar, type SidebarGroup, TopBar } from '@caderneta/ui';
import { type ReactNode, startTransition, useState } from 'react';
import { lazyComponent } from '../lib/lazy/LazyComponent.tsx';
import type { Breadcrumb } from '../lib/place/breadcrumbs.ts';
import { MAIN_ID } from '../lib/place/screen-focus.ts';
import { CachedNotice } from './CachedNotice.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ShellBell } from './ShellBell.tsx';
import { shellCopy } from './shell.copy.ts';
import * as styles from './shell.css.ts';
import { UnsentNotice } from './UnsentNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

// Seen on paper alone: it need not come before the screen.
const PaperHead = lazyComponent(async () => (await import('./PaperHead.tsx')).PaperHead);

export interface AppShellProps {
  user: SessionUser;
  groups: readonly SidebarGroup[];
  crumbs: readonly Breadcrumb[];
  /** The button that finds things. */
  search: ReactNode;
  homeHref: string;
  /** Where the help of the screen is. */
  helpHref: string;
  /** On a phone the screen takes the whole window, without the green bar. */
  isCamera: boolean;
  children: ReactNode;
}

/** The frame of the signed-in application: sidebar, top bar and the screen between them. */
export function AppShell({ user, groups, crumbs, search, homeHref, helpHref, isCamera, children }: AppShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.app}>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        {shellCopy.skip}
      </a>
      <div className={styles.side}>
        <Sidebar brandHref={homeHref} groups={groups} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      </div>
      <div className={styles.column}>
        <div className={isCamera ? styles.cameraBar : styles.bar}>
          <TopBar
            crumbs={crumbs}
            // The press is shown before the drawer is drawn: on a cheap phone that takes a while.
            onOpenMenu={() => startTransition(() => setMenuOpen(true))}
            search={search}
            help={{ label: shellCopy.help, href: helpHref }}
            bell={<ShellBell userId={user.id} homeHref={homeHref} />}
            me={<ProfileMenu user={user} />}
          />
        </div>
        <main id={MAIN_ID} tabIndex={-1} className={isCamera ? styles.cameraMain : styles.main}>
          {!isCamera && (
            <div className={styles.notices}>
              <UpdateNotice />
              <CachedNotice />
              <UnsentNotice />
            </div>
          )}
          <PaperHead user={user} />
          {children}
        </main>
      </div>
    </div>
  );
}
