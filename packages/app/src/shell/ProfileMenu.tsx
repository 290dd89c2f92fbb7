import { roleLabel, type SessionUser } from '@caderneta/contract';
import { MeButton, Menu, type MenuEntry } from '@caderneta/ui';
import { CircleHelp, LogOut, Settings, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { signOut } from '../lib/account/sign-out.ts';
import { lazyOver } from '../lib/lazy/LazyComponent.tsx';
import { useOutbox } from '../lib/outbox/use-outbox.ts';
import { paths } from '../lib/paths.ts';
import { tabRecordings } from '../lib/recordings/local-recordings.ts';
import { useLocalRecordings } from '../lib/recordings/use-local-recordings.ts';
import { browserStorage, formsLeft } from '../lib/session/session-storage.ts';
import { shellCopy } from './shell.copy.ts';
import { useOwnPhoto } from './use-own-photo.ts';
import { useUnreadDevice } from './use-unread-device.ts';

const LeaveDialog = lazyOver(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** Meu Perfil, Configurações, FAQ and Sair, behind the user's face and name. */
export function ProfileMenu({ user }: { user: SessionUser }) {
  const texts = shellCopy.menu;
  const photoUrl = useOwnPhoto();
  const entries = useOutbox();
  const recordings = useLocalRecordings();
  const unsent = entries.length + (recordings?.length ?? 0);
  const isUnread = useUnreadDevice(recordings);
  const [isLeaving, setLeaving] = useState(false);
  const asks = () => isUnread || unsent + tabRecordings.unsaved + formsLeft(browserStorage(), user.id).length > 0;
  const mayAsk = asks();
  useEffect(() => {
    // Before it is needed: the line may be down then.
    if (mayAsk) LeaveDialog.preload();
  }, [mayAsk]);
  const items: MenuEntry[] = [
    { id: 'help', label: texts.help, icon: <CircleHelp />, href: paths.help },
    {
      id: 'sign-out',
      label: texts.signOut,
      icon: <LogOut />,
      onAction: () => (asks() ? setLeaving(true) : void signOut()),
    },
  ];
  if (user.permissions.includes('view_settings')) {
    items.unshift({ id: 'settings', label: texts.settings, icon: <Settings />, href: paths.settings });
  }
  items.unshift({ id: 'profile', label: texts.profile, icon: <UserRound />, href: paths.profile });
  const trigger = <MeButton name={user.name} roleLabel={roleLabel(user.role)} photoUrl={photoUrl} />;
  return (
    <>
      <Menu trigger={trigger} items={items} />
      {isLeaving && (
        <LeaveDialog
          unsent={unsent}
          isUnread={isUnread}
          onClose={() => setLeaving(false)}
          onLeave={() => void signOut()}
        />
      )}
    </>
  );
}
