import type { ImportPreview, ImportRole, ImportRow } from '@caderneta/contract';
import { Button, Checkbox, ProgressBar, Stack } from '@caderneta/ui';
import { useState } from 'react';
import { PagedTable } from '../../../parts/listing/PagedTable.tsx';
import { importCopy } from '../people-import.copy.ts';
import * as styles from './people-import.css.ts';

export interface ImportPreviewPanelProps {
  role: ImportRole;
  preview: ImportPreview;
  /** Lines written so far, while they are; null before the server tells. */
  progress: { done: number; total: number } | null;
  isRunning: boolean;
  isCancelling: boolean;
  onBack: () => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** What the sheet would become, a message a line; taking it in, with its progress. */
export function ImportPreviewPanel({
  role,
  preview,
  progress,
  isRunning,
  isCancelling,
  onBack,
  onSubmit,
  onCancel,
}: ImportPreviewPanelProps) {
  const texts = importCopy;
  const [onlyFaulty, setOnlyFaulty] = useState(preview.faulty > 0);
  const rows = onlyFaulty ? preview.rows.filter(({ errors }) => errors.length > 0) : preview.rows;
  // Until the lines are checked there is nothing to count.
  const counted = progress && progress.total > 0 ? progress : undefined;
  const ignored = preview.columns.filter(({ field }) => field === null).map(({ header }) => header);
  return (
    <Stack>
      <h2 className={styles.title}>{`${texts.preview}: ${texts.found(preview.total, role)}`}</h2>
      <p role="status" className={preview.faulty > 0 ? styles.bad : styles.good}>
        {preview.faulty > 0 ? texts.faulty(preview.faulty) : texts.allGood}
      </p>
      {ignored.length > 0 && <p className={styles.quiet}>{texts.unknownColumns(ignored.join(', '))}</p>}
      {isRunning ? (
        <>
          <ProgressBar
            label={texts.running}
            value={counted?.done}
            maxValue={counted?.total}
            valueLabel={counted && texts.runningOf(counted.done, counted.total)}
          />
          <div className={styles.bar}>
            <Button isDisabled={progress === null} isPending={isCancelling} onPress={onCancel}>
              {texts.cancel}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.bar}>
          <Button onPress={onBack}>{texts.change}</Button>
          <Button variant="primary" isDisabled={preview.faulty > 0 || preview.total === 0} onPress={onSubmit}>
            {texts.submit(preview.total, role)}
          </Button>
        </div>
      )}
      {preview.faulty > 0 && (
        <Checkbox isSelected={onlyFaulty} onChange={setOnlyFaulty}>
          {texts.onlyFaulty}
        </Checkbox>
      )}
      <PagedTable
        key={String(onlyFaulty)}
        label={texts.preview}
        columns={[
          { id: 'line', label: texts.columns.line, align: 'end' },
          { id: 'name', label: texts.columns.name, isRowHeader: true },
          { id: 'matricula', label: texts.columns.matricula },
          { id: 'email', label: texts.columns.email },
          { id: 'className', label: texts.columns.className },
          { id: 'message', label: texts.columns.message },
        ]}
        rows={rows.map(rowOf)}
        empty={texts.noRows}
      />
    </Stack>
  );
}

function rowOf({ line, name, matricula, email, school_email, class_name, message, errors }: ImportRow) {
  const texts = importCopy;
  return {
    id: String(line),
    name,
    tone: errors.length > 0 ? ('danger' as const) : undefined,
    cells: {
      line,
      name: name || texts.empty,
      matricula: matricula ?? texts.empty,
      email:
        email && school_email
          ? `${email} (${texts.schoolEmail})`
          : (email ?? (school_email ? texts.schoolEmail : texts.empty)),
      className: class_name ?? texts.empty,
      message: errors.length > 0 ? <span className={styles.bad}>{message}</span> : message,
    },
  };
}
