import { logoLimit, type NetworkSettings } from '@caderneta/contract';
import { Button, FileDrop, TextArea } from '@caderneta/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { readBase64 } from '../../../lib/read-file.ts';
import * as styles from '../components/settings.css.ts';
import { networkCopy } from '../network.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

const pictures = ['image/png', 'image/jpeg'];

/** 'Cabeçalho dos relatórios': the text and the picture at their head. */
export function ReportHeaderForm({ settings }: { settings: NetworkSettings }) {
  const texts = networkCopy.header;
  const writes = useSettingsWrites();
  const [error, setError] = useState<string | undefined>();
  const read = async (file: File): Promise<string | null> => {
    const base64 = file.size > logoLimit ? null : await readBase64(file);
    setError(base64 !== null ? undefined : file.size > logoLimit ? texts.tooLarge : texts.unreadable);
    return base64 === null ? null : `data:${file.type};base64,${base64}`;
  };
  return (
    <SettingsForm
      form="configuracoes.cabecalho"
      leavesOut="file"
      title={texts.title}
      start={{ text: settings.report_header.text ?? '', logo: settings.report_header.logo }}
      check={(report_header, { network }) => checkForm(network, { report_header })}
      version={settings.version}
      send={writes.network}
    >
      {({ values, set, errors, field }) => (
        <>
          <TextArea label={texts.text} description={texts.textHint} rows={3} {...field('text', 'report_header.text')} />
          <FileDrop
            label={texts.logo}
            description={texts.logoHint}
            accept={pictures}
            errorMessage={error ?? errors['report_header.logo']}
            onFile={(file) =>
              void read(file).then((logo) => {
                if (logo !== null) set({ logo });
              })
            }
          />
          {values.logo !== null && (
            <div className={styles.foot}>
              <img src={values.logo} alt={texts.preview} className={styles.logo} />
              <Button size="compact" variant="quiet" icon={<Trash2 />} onPress={() => set({ logo: null })}>
                {texts.removeLogo}
              </Button>
            </div>
          )}
        </>
      )}
    </SettingsForm>
  );
}
