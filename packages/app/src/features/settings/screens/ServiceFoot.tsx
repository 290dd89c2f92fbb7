import type { NetworkSettingsPatch, SettingSource } from '@caderneta/contract';
import { Badge, Button, showToast } from '@caderneta/ui';
import { CircleCheck, CircleDashed, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { networkCopy } from '../network.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { settingsCopy } from '../settings.copy.ts';

const icons: Record<SettingSource, ReactNode> = {
  settings: <CircleCheck />,
  environment: <Server />,
  none: <CircleDashed />,
};

export interface ServiceFootProps {
  source: SettingSource;
  /** Gives the server's environment back its word. */
  release: NetworkSettingsPatch;
}

/** Where a service's configuration comes from; what was configured here can be taken back. */
export function ServiceFoot({ source, release }: ServiceFootProps) {
  const writes = useSettingsWrites();
  const { running, run } = useSingleRun();
  const giveBack = async () => {
    const answer = await writes.network(release);
    if (answer.ok) showToast({ tone: 'success', message: settingsCopy.saved });
    else showToast({ tone: 'error', message: failureText(answer, settingsCopy.saveFailed) });
  };
  return (
    <>
      {source === 'settings' && (
        <Button variant="quiet" isPending={running !== null} onPress={() => void run('release', giveBack)}>
          {networkCopy.useEnvironment}
        </Button>
      )}
      <Badge tone={source === 'none' ? 'neutral' : 'success'} icon={icons[source]}>
        {networkCopy.sources[source]}
      </Badge>
    </>
  );
}
