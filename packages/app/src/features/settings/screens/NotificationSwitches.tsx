import { type NotificationType, notificationTypes } from '@caderneta/contract';
import { Card, ErrorState, Spinner, Stack, Switch, showToast } from '@caderneta/ui';
import { useId, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { accountCopy } from '../account.copy.ts';
import * as styles from '../components/settings.css.ts';
import { useOwnSettings, useSettingsWrites } from '../settings.api.ts';
import { settingsCopy } from '../settings.copy.ts';

/** 'Notificações': which kinds of personal notes one is shown. Each switch is saved at once. */
export function NotificationSwitches() {
  const texts = accountCopy.notifications;
  const id = useId();
  const { data, failure, reload } = useOwnSettings();
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
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div>
        <h2 id={id}>{texts.title}</h2>
        <p className={styles.hint}>{texts.lead}</p>
      </div>
      {data === undefined ? (
        failure ? (
          <ErrorState title={settingsCopy.loadFailed} message={failure.message} onRetry={() => void reload()} />
        ) : (
          <Spinner />
        )
      ) : (
        <Stack gap={3}>
          {notificationTypes.map((kind) => (
            <Switch
              key={kind}
              isSelected={!muted.includes(kind)}
              isDisabled={pending !== null}
              onChange={(isShown) => void change(kind, isShown)}
            >
              {texts.kinds[kind]}
            </Switch>
          ))}
        </Stack>
      )}
    </Card>
  );
}
