import { Badge, Button, Card, Spinner, Stack, showToast } from '@caderneta/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { listHead } from '../../../parts/listing/listing.css.ts';
import { accountCopy } from '../account.copy.ts';
import * as styles from '../components/settings.css.ts';
import { deviceName } from '../device-name.ts';
import { useOpenSessions, useSettingsWrites } from '../settings.api.ts';

const ALL = 'all';

/** 'Sessões abertas': where one is signed in; one or all others can be ended. */
export function SessionList() {
  const texts = accountCopy.sessions;
  const id = useId();
  const sessions = useOpenSessions();
  const { rows, failure } = sessions;
  const writes = useSettingsWrites();
  const { running, run } = useSingleRun();

  const end = async (sessionId: string) => {
    const answer = await writes.endSession(sessionId);
    if (answer.ok) showToast({ tone: 'success', message: texts.ended });
    else showToast({ tone: 'error', message: failureText(answer, texts.failed) });
  };
  const endAll = async () => {
    const answer = await writes.endOtherSessions();
    if (answer.ok) showToast({ tone: 'success', message: texts.endedAll(answer.data.ended) });
    else showToast({ tone: 'error', message: failureText(answer, texts.failed) });
  };

  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={listHead}>
        <div>
          <h2 id={id}>{texts.title}</h2>
          <p className={styles.hint}>{texts.lead}</p>
        </div>
        {rows !== undefined && rows.length > 1 && (
          <Button isPending={running === ALL} onPress={() => void run(ALL, endAll)}>
            {texts.endAll}
          </Button>
        )}
      </div>
      {rows === undefined ? (
        failure ? (
          <LoadFailed title={texts.loadFailed} of={sessions} />
        ) : (
          <Spinner />
        )
      ) : (
        <Stack as="ul" gap={0}>
          {rows.map(({ id: key, user_agent, created_at, last_used_at, current }) => (
            <li key={key} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>{deviceName(user_agent)}</p>
                <p className={styles.hint}>{texts.opened(formatMoment(created_at))}</p>
                <p className={styles.hint}>{texts.used(formatMoment(last_used_at))}</p>
              </div>
              {current ? (
                <Badge tone="success" icon={<Check />}>
                  {texts.current}
                </Badge>
              ) : (
                <Button
                  size="compact"
                  aria-label={texts.endOf(deviceName(user_agent), formatMoment(created_at))}
                  isPending={running === key}
                  onPress={() => void run(key, () => end(key))}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      )}
      {rows?.length === 1 && <p className={styles.hint}>{texts.none}</p>}
    </Card>
  );
}
