import { Button, Form, showToast } from '@caderneta/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../../lib/api/call.ts';
import { failureText, withReason } from '../../../lib/api/failure-text.ts';
import type { FieldErrors, Verdict } from '../../../lib/forms/field-errors.ts';
import { failedFields } from '../../../lib/forms/form-failure.ts';
import type { LeftOut } from '../../../parts/drafts/DraftNotice.tsx';
import { usePageDraft } from '../../../parts/drafts/use-page-draft.ts';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { lazyCopy } from '../../../parts/lazy/lazy.copy.ts';
import { LazyConflict } from '../../../parts/record-form/LazyConflict.tsx';
import { newerVersion } from '../../../parts/record-form/tell-change.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { type FieldOf, useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { SettingsCard } from '../components/SettingsCard.tsx';
import * as styles from '../components/settings.css.ts';
import { followSettings } from '../follow-settings.ts';
import { settingsCopy } from '../settings.copy.ts';
import type { SettingsSchemas } from '../settings-schemas.ts';

const DraftNotice = lazySection(async () => (await import('../../../parts/drafts/DraftNotice.tsx')).DraftNotice);

/** What the fields of a form need: the values, what changes them, what is wrong with them. */
export interface FieldsOf<V> {
  readonly values: V;
  readonly set: (part: Partial<V>) => void;
  readonly errors: FieldErrors;
  /** The props of one field, by the names of its value and of what may be wrong with it. */
  readonly field: FieldOf<V>;
}

interface Saved {
  readonly ok: true;
  readonly data: { readonly version?: number | undefined } | null | undefined;
}

export interface SettingsFormProps<V, P> {
  /** As `useRecordForm` names it: of this card, and of what it is of. Null only where a password, a key or a token is typed. */
  form: string | null;
  /** What it has that a draft never holds. */
  leavesOut?: LeftOut;
  title: string;
  lead?: string;
  /** The values as the server has them; what is typed outlives whatever is read meanwhile, what nobody touched follows it. */
  start: V;
  /** Of the settings that `start` is of, which several cards share. */
  version?: number;
  /** The call's own rules over the values. */
  check: (values: V, schemas: SettingsSchemas) => Verdict<P>;
  /** Asks the person before what cannot be taken back is sent. */
  ask?: (patch: P) => Promise<boolean>;
  /** With the version that was typed over. */
  send: (patch: P & { version?: number | undefined }) => Promise<Saved | CallFailure>;
  /** After a save: fields that must not stay as typed, such as a password. */
  after?: Partial<V>;
  /** Beside 'Salvar'. */
  actions?: ReactNode;
  submit?: string;
  saved?: string;
  failed?: string;
  children: (fields: FieldsOf<V>) => ReactNode;
}

/** Null where they did not come: the next who asks fetches them again. */
const fetchSchemas = () =>
  import('../settings-schemas.ts').then(
    ({ settingsSchemas }) => settingsSchemas,
    () => null,
  );

/** One card of settings that are saved together. A failed save keeps what was typed. */
export function SettingsForm<V extends object, P>({
  form,
  leavesOut,
  title,
  lead,
  start,
  version,
  check,
  ask,
  send,
  after,
  actions,
  submit = settingsCopy.save,
  saved = settingsCopy.saved,
  failed = settingsCopy.saveFailed,
  children,
}: SettingsFormProps<V, P>) {
  // Drawn without them, and not without them for long: a save may find no connection.
  useEffect(() => void fetchSchemas(), []);
  const [opened, setOpened] = useState({ start, version });
  const record = useRecordForm<V, P>({
    form,
    start,
    check: async (typed) => {
      const schemas = await fetchSchemas();
      if (schemas !== null) return check(typed, schemas);
      showToast({ tone: 'error', message: withReason(failed, { message: lazyCopy.hint }) });
      return { ok: false, errors: {} };
    },
    onSave: async (patch) => {
      if (ask && !(await ask(patch))) return failedFields({});
      const sending = send({ ...patch, version: opened.version });
      const refused = await tellWrite(sending, {
        done: saved,
        failed: (failure) => failureText(failure, failed),
      });
      const answer = await sending;
      if (answer.ok) setOpened({ start: values, version: version === undefined ? version : answer.data?.version });
      // Told of what stands now, the person saves over it, or takes it.
      else setOpened((now) => ({ ...now, version: newerVersion(answer) ?? now.version }));
      if (refused === null && after) change(after);
      return refused;
    },
    onClose: () => undefined,
  });
  const { values, change, errors, isSaving, field, meeting, restored } = record;
  // A tab, as any page, is left without a question.
  usePageDraft(record);
  const followed = followSettings(opened, { start, version }, values);
  if (followed) {
    setOpened(followed.opened);
    record.assume(followed.part, followed.part);
  }
  const began = useRef(opened);
  // What the server has by now is no draft any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading that was taken over
  useEffect(() => {
    if (opened !== began.current) change({});
  }, [opened]);

  return (
    <SettingsCard title={title} lead={lead}>
      <Form label={title} onSubmit={() => void record.submit()} className={styles.form}>
        {meeting && <LazyConflict {...meeting} />}
        {restored && <DraftNotice isBehind={restored.isBehind} leavesOut={leavesOut} onDiscard={restored.discard} />}
        {children({ values, set: change, errors, field })}
        <div className={styles.foot}>
          <Button type="submit" isPending={isSaving}>
            {submit}
          </Button>
          {actions}
        </div>
      </Form>
    </SettingsCard>
  );
}
