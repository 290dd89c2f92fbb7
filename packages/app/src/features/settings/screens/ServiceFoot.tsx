import type { NetworkSettingsPatch, SettingSource } from '@caderneta/contract';
import { Badge, Button, showToast } from '@caderneta/ui';
import { CircleCheck, CircleDashed, Server } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
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
  const [isReleasing, setReleasing] = useState(false);
  const giveBack = async () => {
    setReleasing(true);
    const answer = await writes.network(release);
    setReleasing(false);
    if (answer.ok) showToast({ tone: 'success', message: settingsCopy.saved });
    else showToast({ tone: 'error', message: failureText(answer, settingsCopy.saveFailed) });
  };
  return (
    <>
      {source === 'settings' && (
        <Button variant="quiet" isPending={isReleasing} onPress={() => void giveBack()}>
          {networkCopy.useEnvironment}
        </Button>
      )}
      <Badge tone={source === 'none' ? 'neutral' : 'success'} icon={icons[source]}>
        {networkCopy.sources[source]}
      </Badge>
    </>
  );
}
