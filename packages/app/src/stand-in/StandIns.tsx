import { type Role, roleLabel } from '@caderneta/contract';
import { Badge, Bell, I18nProvider, MeButton, RouterProvider, Sidebar, Skeleton, TopBar } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as dashboard from '../features/dashboards/components/dashboard.css.ts';
import { dashboardsCopy } from '../features/dashboards/dashboards.copy.ts';
import SignInScreen from '../features/sign-in/screens/SignInScreen.tsx';
import { homeOf, paths } from '../lib/paths.ts';
import { NAME, SAID, UNNAMED } from '../lib/stand-in/stand-in-element.ts';
import * as shell from '../shell/shell.css.ts';

const unnamed = { [UNNAMED]: '' };
const nothing = () => undefined;

/** The frame of the signed-in application as nobody's: without menu, counts and names. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={shell.app}>
      <div className={shell.side}>
        <Sidebar brandHref={paths.signIn} groups={[]} />
      </div>
      <div className={shell.column}>
        <div className={shell.bar}>
          <TopBar
            crumbs={[]}
            onOpenMenu={nothing}
            help={{ label: '', href: paths.help }}
            bell={<Bell notifications={[]} onMarkRead={nothing} />}
            me={<MeButton name="" roleLabel="" />}
          />
        </div>
        <main className={shell.main}>{children}</main>
      </div>
    </div>
  );
}

const home = (role: Role) => (
  <Frame>
    <div className={dashboard.head}>
      <h1 className={dashboard.greeting} {...unnamed}>
        {dashboardsCopy.greeting(NAME)}
      </h1>
      <Badge tone="brand">{dashboardsCopy.profile(roleLabel(role))}</Badge>
      <span className={dashboard.date} {...unnamed}>
        {SAID}
      </span>
    </div>
    <Skeleton cards={6} />
  </Frame>
);

const markupOf = (content: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="pt-BR">
      <RouterProvider navigate={nothing}>
        <MemoryRouter initialEntries={[paths.signIn]}>{content}</MemoryRouter>
      </RouterProvider>
    </I18nProvider>,
  );

const ofRoles: readonly Role[] = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'];

/** What stands in for the screens of these addresses until their scripts are there, as markup. */
export const markups = (): Readonly<Record<string, { readonly of: 'sign-in' | 'home'; readonly markup: string }>> => ({
  [paths.signIn]: { of: 'sign-in', markup: markupOf(<SignInScreen />) },
  ...Object.fromEntries(
    ofRoles.map((role) => [paths[homeOf(role)], { of: 'home', markup: markupOf(home(role)) }] as const),
  ),
});
