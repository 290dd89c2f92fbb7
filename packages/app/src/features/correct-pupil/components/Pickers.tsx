import { SegmentedControl, Select } from '@caderneta/ui';
import type { Mode, Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';

export interface PickersProps {
  students: readonly Student[];
  studentId: string | null;
  mode: Mode;
  /** A reading of this pupil is being decided or saved. */
  isFixed: boolean;
  onCamera: boolean;
  /** Frames are read: the picture takes the room of all but whose sheet it is. */
  isReading: boolean;
  onStudent: (id: string) => void;
  onMode: (mode: Mode) => void;
}

/** 'Aluno' and 'Modo'. */
export function Pickers({ students, studentId, mode, isFixed, onCamera, isReading, onStudent, onMode }: PickersProps) {
  const texts = pupilCopy;
  return (
    <>
      <Select
        label={texts.student}
        placeholder={texts.studentPlaceholder}
        onCamera={onCamera}
        isDisabled={isFixed}
        items={students.map(({ id, label }, index) => ({
          id,
          label,
          detail: texts.studentPosition(index + 1, students.length),
        }))}
        selectedId={studentId}
        onChange={onStudent}
      />
      {!(onCamera && isReading) && (
        <SegmentedControl
          label={sheetReadingCopy.mode}
          onCamera={onCamera}
          isDisabled={isFixed}
          items={[
            { id: 'stream', label: sheetReadingCopy.modes.stream },
            { id: 'upload', label: sheetReadingCopy.modes.upload },
          ]}
          selectedId={mode}
          onChange={(id) => onMode(id as Mode)}
        />
      )}
    </>
  );
}
