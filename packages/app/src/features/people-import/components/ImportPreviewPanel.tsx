import type { ImportPreview, ImportRole, ImportRow } from '@caderneta/contract';
import { Button, Checkbox, ProgressBar, Stack, visuallyHidden } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
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
  /** With the lines that are taken in although somebody of their name is there. */
  onSubmit: (confirmed: readonly ImportRow[]) => void;
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
  const isFaulty = preview.faulty > 0;
  const wantsCare = isFaulty || preview.duplicates > 0;
  const [onlyThese, setOnlyThese] = useState(wantsCare);
  const [confirmed, setConfirmed] = useState<readonly ImportRow[]>([]);
  const rows = onlyThese
    ? preview.rows.filter(({ errors, alike }) => (isFaulty ? errors.length > 0 : alike > 0))
    : preview.rows;
  const toImport = preview.total - preview.duplicates + confirmed.length;
  // Until the lines are checked there is nothing to count.
  const counted = progress && progress.total > 0 ? progress : undefined;
  const ignored = preview.columns.filter(({ field }) => field === null).map(({ header }) => header);
  return (
    <Stack>
      <h2 className={styles.title}>{`${texts.preview}: ${texts.found(preview.total, role)}`}</h2>
      <p role="status" className={isFaulty ? styles.bad : wantsCare ? styles.doubtful : styles.good}>
        {isFaulty ? texts.faulty(preview.faulty) : wantsCare ? texts.duplicates(preview.duplicates) : texts.allGood}
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
          <Button variant="primary" isDisabled={isFaulty || toImport === 0} onPress={() => onSubmit(confirmed)}>
            {texts.submit(toImport, role)}
          </Button>
        </div>
      )}
      {wantsCare && (
        <Checkbox isSelected={onlyThese} onChange={setOnlyThese}>
          {isFaulty ? texts.onlyFaulty : texts.onlyDuplicates}
        </Checkbox>
      )}
      <PagedTable
        key={String(onlyThese)}
        label={texts.preview}
        columns={[
          { id: 'line', label: texts.columns.line, align: 'end' },
          { id: 'name', label: texts.columns.name, isRowHeader: true },
          { id: 'matricula', label: texts.columns.matricula },
          { id: 'email', label: texts.columns.email },
          { id: 'className', label: texts.columns.className },
          { id: 'message', label: texts.columns.message },
        ]}
        rows={rows.map((row) =>
          rowOf(
            row,
            row.alike > 0 && !isFaulty ? (
              <ConfirmLine
                row={row}
                isConfirmed={confirmed.includes(row)}
                isDisabled={isRunning}
                onChange={(isOn) => setConfirmed(isOn ? [...confirmed, row] : confirmed.filter((one) => one !== row))}
              />
            ) : null,
          ),
        )}
        empty={texts.noRows}
      />
    </Stack>
  );
}

interface ConfirmLineProps {
  row: ImportRow;
  isConfirmed: boolean;
  isDisabled: boolean;
  onChange: (isConfirmed: boolean) => void;
}

function ConfirmLine({ row, isConfirmed, isDisabled, onChange }: ConfirmLineProps) {
  return (
    <Checkbox isSelected={isConfirmed} isDisabled={isDisabled} onChange={onChange}>
      {importCopy.confirm} <span className={visuallyHidden}>{importCopy.confirmOf(row.line, row.name)}</span>
    </Checkbox>
  );
}

function rowOf(
  { line, name, matricula, email, school_email, class_name, message, alike, errors }: ImportRow,
  confirmation: ReactNode,
) {
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
      message: (
        <>
          {errors.length > 0 || alike > 0 ? (
            <span className={errors.length > 0 ? styles.bad : styles.doubtful}>{message}</span>
          ) : (
            message
          )}
          {confirmation}
        </>
      ),
    },
  };
}
