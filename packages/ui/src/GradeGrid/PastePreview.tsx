import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import { writeGrade } from './grade-entry.ts';
import { gradeGridCopy } from './grade-grid.copy.ts';
import type { GradeChange, GradeRow } from './grade-row.ts';
import { gradesOf, type PastedLine, planPaste } from './paste-plan.ts';

const texts = gradeGridCopy.paste;
const columns = [
  { id: 'student', label: gradeGridCopy.student, isRowHeader: true },
  { id: 'came', label: texts.came, align: 'end' as const },
  { id: 'saved', label: texts.saved, align: 'end' as const },
];

export interface PastePreviewProps {
  cells: readonly (readonly string[])[];
  rows: readonly GradeRow[];
  /** The pupil in whose cell it was pasted. */
  from: string;
  onUse: (changes: readonly GradeChange[]) => void;
  onClose: () => void;
}

const needsLook = ({ state }: PastedLine) => state !== 'taken' && state !== 'empty';

/** What was pasted, cell by cell as it came and as it would be saved; nothing is written before somebody says so. */
export function PastePreview({ cells, rows, from, onUse, onClose }: PastePreviewProps) {
  const [isDivided, divide] = useState(false);
  const plan = planPaste(cells, rows, from, isDivided);
  const changes = gradesOf(plan);
  const toSee = plan.lines.filter(needsLook).length;
  return (
    <Modal
      isOpen
      size="large"
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isDisabled={changes.length === 0} onPress={() => onUse(changes)}>
            {texts.use(changes.length)}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {plan.isByName ? texts.byName : texts.downwards} {toSee > 0 && <strong>{texts.toSee(toSee)}</strong>}
        </p>
        {plan.isOfHundred && (
          <Checkbox isSelected={isDivided} description={texts.divideHint} onChange={divide}>
            {texts.divide}
          </Checkbox>
        )}
        <Table
          label={texts.title}
          columns={columns}
          rows={plan.lines.map((line, index) => ({
            id: String(index),
            cells: {
              student: line.name || texts.nobody,
              came: line.came || texts.empty,
              saved: (
                <>
                  {line.grade !== null && <strong>{writeGrade(line.grade)}</strong>}{' '}
                  {line.state !== 'taken' && (
                    <Badge tone={line.state === 'rounded' ? 'warning' : line.state === 'empty' ? 'neutral' : 'danger'}>
                      {texts.states[line.state]}
                    </Badge>
                  )}
                </>
              ),
            },
          }))}
        />
      </Stack>
    </Modal>
  );
}
