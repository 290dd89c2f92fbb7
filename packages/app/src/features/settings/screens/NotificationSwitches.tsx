import { type NotificationType, notificationTypes } from '@caderneta/contract';
import { Spinner, Stack, Switch, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { accountCopy } from '../account.copy.ts';
import { SettingsCard } from '../components/SettingsCard.tsx';
import { useOwnSettings, useSettingsWrites } from '../settings.api.ts';
import { settingsCopy } from '../settings.copy.ts';

/** 'Notificações': which kinds of personal notes one is shown. Each switch is saved at once. */
export function NotificationSwitches() {
  const texts = accountCopy.notifications;
  const settings = useOwnSettings();
  const { data, failure } = settings;
  const writes = useSettingsWrites();
  const [pending, setPending] = useState<readonly NotificationType[] | null>(null);
  const muted = pending ?? data?.notifications.muted ?? [];

  const change = async (kind: NotificationType, isShown: boolean) => {
    const next = isShown ? muted.filter((one) => one !== kind) : [...muted, kind];
    setPending(next);
    const answer = await writes.own({ notifications: { muted: next } });
    setPending(null);
    if (!answer.ok) showToast({ tone: 'error', message: failureText(answer, texts.failed) });
  };

  return (
    <SettingsCard title={texts.title} lead={texts.lead}>
      {data === undefined ? (
        failure ? (
          <LoadFailed title={settingsCopy.loadFailed} of={settings} />
        ) : (
          <Spinner />
        )
      ) : (
        <Stack gap={3}>
          {notificationTypes.map((kind) => (
            <Switch
              key={kind}
              isSelected={!muted.includes(kind)}
              // Not disabled meanwhile: the pressed one would lose the focus.
              onChange={(isShown) => pending === null && void change(kind, isShown)}
            >
              {texts.kinds[kind]}
            </Switch>
          ))}
        </Stack>
      )}
    </SettingsCard>
  );
}
