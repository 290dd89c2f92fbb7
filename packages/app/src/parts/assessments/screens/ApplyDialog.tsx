import { type Assessment, assessmentEndpoints, classEndpoints } from '@caderneta/contract';
import { Checkbox, EmptyState, ScrollArea, SearchField, Skeleton } from '@caderneta/ui';
import { useState } from 'react';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { useEvery } from '../../../lib/api/use-every.ts';
import { holdsWords } from '../../../lib/fold-text.ts';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import { RecordDialog } from '../../record-form/RecordDialog.tsx';
import { tellWrite } from '../../record-form/tell-write.ts';
import { useAssessmentWrites } from '../assessments.api.ts';
import { assessmentsCopy } from '../assessments.copy.ts';
import * as styles from '../assessments.css.ts';

/** The classes that an assessment may go to, by name; those that have one of its group say so. */
function useTargets({ id, class_id, class: own, assessment_group_id: group }: Assessment) {
  const year = own.academic_year === null ? {} : { academic_year: String(own.academic_year) };
  const classes = useEvery(classEndpoints.list, { query: year });
  const others = useEvery(assessmentEndpoints.list, group === null ? null : { query: { assessment_group_id: group } });
  const taken = new Set([class_id, ...(others.rows ?? []).map((each) => each.class_id)]);
  const isComplete = classes.rows !== undefined && (group === null || others.rows !== undefined);
  const rows = isComplete ? (classes.rows ?? []).filter((each) => each.can_write && each.id !== class_id) : undefined;
  return {
    id,
    rows: rows?.map(({ id: classId, grade, section, academic_year, institution }) => ({
      id: classId,
      label: `${assessmentsCopy.pickers.classOf(grade, section, academic_year)} · ${institution.name}`,
      isTaken: taken.has(classId),
    })),
    ...joinLoads(classes, others),
  };
}

/** 'Aplicar em várias turmas': the same assessment for further classes, one of its own each. */
export function ApplyDialog({ assessment, onClose }: { assessment: Assessment; onClose: () => void }) {
  const { apply: texts, toasts, pickers } = assessmentsCopy;
  const writes = useAssessmentWrites();
  const targets = useTargets(assessment);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [isMissing, setMissing] = useState(false);

  const toggle = (id: string, isOn: boolean) => {
    setMissing(false);
    setChosen((now) => new Set(isOn ? [...now, id] : [...now].filter((each) => each !== id)));
  };
  const submit = async () => {
    setMissing(chosen.size === 0);
    if (chosen.size === 0 || isSaving) return;
    setSaving(true);
    const words = { done: toasts.applied, failed: toasts.applyFailed };
    const refused = await tellWrite(writes.apply(assessment, [...chosen]), words);
    setSaving(false);
    if (refused === null) onClose();
  };
  const isFound = holdsWords(search);
  const found = targets.rows?.filter(({ label }) => isFound(label));

  return (
    <RecordDialog
      size="medium"
      title={texts.title}
      submitLabel={texts.submit}
      form={{ isSaving, submit, close: () => !isSaving && onClose() }}
    >
      <p className={styles.hint}>{texts.hint}</p>
      {targets.failure ? (
        <LoadFailed title={pickers.failed.schoolClass} of={targets} />
      ) : targets.rows === undefined || found === undefined ? (
        <Skeleton rows={5} />
      ) : targets.rows.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <>
          <SearchField
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={search}
            onChange={setSearch}
            onSubmit={setSearch}
          />
          <ScrollArea className={styles.classes}>
            {found.map(({ id, label, isTaken }) => (
              <Checkbox
                key={id}
                isSelected={isTaken || chosen.has(id)}
                isDisabled={isTaken || isSaving}
                onChange={(isOn) => toggle(id, isOn)}
              >
                {isTaken ? `${label} · ${texts.already}` : label}
              </Checkbox>
            ))}
            {found.length === 0 && <p className={styles.hint}>{texts.notFound}</p>}
          </ScrollArea>
          <p role={isMissing ? 'alert' : 'status'}>{isMissing ? texts.chooseOne : texts.chosen(chosen.size)}</p>
        </>
      )}
    </RecordDialog>
  );
}
