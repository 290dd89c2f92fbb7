import { Button, Notice } from '@caderneta/ui';
import { useSyncExternalStore } from 'react';
import { appUpdates } from '../lib/updates/app-updates.ts';
import { shellCopy } from './shell.copy.ts';

/** On every screen, once the server has a newer version than the page. */
export function UpdateNotice() {
  const isOutdated = useSyncExternalStore(appUpdates.subscribe, appUpdates.isOutdated);
  const texts = shellCopy.update;
  if (!isOutdated) return null;
  return (
    <Notice
      title={texts.title}
      actions={<Button onPress={() => appUpdates.apply(() => window.location.reload())}>{texts.act}</Button>}
    >
      {texts.message}
    </Notice>
  );
}
