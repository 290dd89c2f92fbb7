import type { SkillPreview } from '@caderneta/contract';
import { Checkbox, Select, type TableRow } from '@caderneta/ui';
import { useState } from 'react';
import { PagedTable } from '../../../parts/listing/PagedTable.tsx';
import { skillsCopy } from '../skills.copy.ts';
import * as styles from './skills.css.ts';

const texts = skillsCopy.importing;
const shownStates = ['faulty', 'new', 'changed', 'gone', 'same'] as const;
type Shown = (typeof shownStates)[number];

export interface SkillPreviewPanelProps {
  preview: SkillPreview;
  removesGone: boolean;
  onRemoveGone: (isOn: boolean) => void;
}

function rowsOf({ rows, gone }: SkillPreview, shown: Shown): TableRow[] {
  if (shown === 'gone')
    return gone.map(({ code, text, is_used }) => ({
      id: code,
      name: code,
      cells: {
        line: skillsCopy.none,
        code,
        text: text ?? skillsCopy.none,
        years: skillsCopy.none,
        state: is_used ? texts.goneUsed : texts.goneFree,
      },
    }));
  return rows
    .filter(({ state }) => state === shown)
    .map(({ line, code, text, years, message, state }) => ({
      id: String(line),
      name: code,
      tone: state === 'faulty' ? ('danger' as const) : undefined,
      cells: {
        line,
        code: <span className={styles.code}>{code || skillsCopy.none}</span>,
        text: <span className={styles.clipped}>{text ?? skillsCopy.none}</span>,
        years: skillsCopy.years(years),
        state: state === 'faulty' ? <span className={styles.bad}>{message}</span> : message || texts.states[state],
      },
    }));
}

/** What a sheet would change: how many, and each line of the kind that is looked at. */
export function SkillPreviewPanel({ preview, removesGone, onRemoveGone }: SkillPreviewPanelProps) {
  const { counts } = preview;
  const [shown, setShown] = useState<Shown>(shownStates.find((state) => counts[state] > 0) ?? 'same');
  const ignored = preview.columns.filter(({ column }) => column === null).map(({ header }) => header);
  const label = (state: Shown) => `${state === 'gone' ? texts.gone : texts.states[state]} (${counts[state]})`;
  return (
    <section className={styles.stack} aria-label={texts.preview}>
      <p role="status" className={counts.faulty > 0 ? styles.bad : styles.good}>
        {counts.faulty > 0 ? texts.faulty(counts.faulty) : texts.summary(counts)}
      </p>
      <p className={styles.quiet}>{texts.of(preview.sources)}</p>
      {ignored.length > 0 && <p className={styles.quiet}>{texts.ignored(ignored.join(', '))}</p>}
      {counts.gone > counts.used && (
        <Checkbox isSelected={removesGone} onChange={onRemoveGone}>
          {texts.removeGone(counts.gone - counts.used)}
        </Checkbox>
      )}
      {counts.used > 0 && <p className={styles.quiet}>{texts.usedStay(counts.used)}</p>}
      <Select
        label={texts.show}
        items={shownStates.filter((state) => counts[state] > 0).map((id) => ({ id, label: label(id) }))}
        selectedId={shown}
        onChange={(id) => setShown(shownStates.find((state) => state === id) ?? 'same')}
      />
      <PagedTable
        key={shown}
        label={texts.preview}
        columns={[
          { id: 'line', label: texts.columns.line, align: 'end' },
          { id: 'code', label: texts.columns.code, isRowHeader: true },
          { id: 'text', label: texts.columns.text },
          { id: 'years', label: texts.columns.years },
          { id: 'state', label: texts.columns.state },
        ]}
        rows={rowsOf(preview, shown)}
        empty={texts.noRows}
      />
    </section>
  );
}
