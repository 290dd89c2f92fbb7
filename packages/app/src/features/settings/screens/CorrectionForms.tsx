import { type AudioProvider, audioProviderLabels, audioProviders, type NetworkSettings } from '@caderneta/contract';
import { PasswordField, Select, TextField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import * as styles from '../components/settings.css.ts';
import { networkCopy } from '../network.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { ServiceFoot } from './ServiceFoot.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const providerItems = audioProviders.map((id) => ({ id, label: audioProviderLabels[id] }));

/** 'Folhas de resposta': who reads what our reader refused. */
export function AnswerSheetsForm({ settings }: { settings: NetworkSettings }) {
  const texts = networkCopy.sheets;
  const writes = useSettingsWrites();
  const { source, legacy_url } = settings.answer_sheets;
  return (
    <SettingsForm
      form="configuracoes.folhas"
      title={texts.title}
      lead={texts.lead}
      start={{ url: legacy_url ?? '' }}
      check={({ url }, { network }) =>
        checkForm(network, { answer_sheets: { legacy_url: url.trim() === '' ? null : url.trim() } })
      }
      version={settings.version}
      send={writes.network}
      actions={<ServiceFoot source={source} release={{ answer_sheets: null, version: settings.version }} />}
    >
      {({ field }) => (
        <TextField
          type="url"
          label={texts.url}
          description={texts.hint}
          {...field('url', 'answer_sheets.legacy_url')}
        />
      )}
    </SettingsForm>
  );
}

/** 'Áudio': who listens to recordings. Its key is written, never read. */
export function AudioForm({ settings }: { settings: NetworkSettings }) {
  const texts = networkCopy.audio;
  const writes = useSettingsWrites();
  const { source, provider, url, has_key } = settings.audio;
  return (
    <SettingsForm
      form={null}
      title={texts.title}
      lead={texts.lead}
      start={{ provider, url: url ?? '', key: '' }}
      after={{ key: '' }}
      check={({ key, url: typed, ...audio }, { network }) =>
        checkForm(network, {
          audio: { ...audio, url: typed.trim() === '' ? null : typed.trim(), ...(key === '' ? {} : { key }) },
        })
      }
      version={settings.version}
      send={writes.network}
      actions={<ServiceFoot source={source} release={{ audio: null, version: settings.version }} />}
    >
      {({ values, set, errors, field }) => (
        <>
          <Select
            label={texts.provider}
            items={providerItems}
            selectedId={values.provider}
            onChange={(next) => set({ provider: next as AudioProvider })}
            errorMessage={errors['audio.provider']}
          />
          {values.provider !== 'embedded' && (
            <div className={styles.two}>
              <TextField type="url" label={texts.url} description={texts.hint} {...field('url', 'audio.url')} />
              <PasswordField
                label={texts.key}
                description={has_key ? texts.keyStored : undefined}
                autoComplete="new-password"
                {...field('key', 'audio.key')}
              />
            </div>
          )}
        </>
      )}
    </SettingsForm>
  );
}
