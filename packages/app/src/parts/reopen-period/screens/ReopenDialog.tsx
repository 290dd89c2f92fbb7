import { type GradedPeriod, type PostingReopeningInput, postingReopeningInputSchema } from '@caderneta/contract';
import { DatePicker, Select, TextArea } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { useToday } from '../../../lib/use-today.ts';
import { RecordDialog } from '../../record-form/RecordDialog.tsx';
import { tellWrite } from '../../record-form/tell-write.ts';
import { useRecordForm } from '../../record-form/use-record-form.ts';
import { useReopeningWrites } from '../reopen-period.api.ts';
import { reopenPeriodCopy as texts } from '../reopen-period.copy.ts';

const wholeSchool = 'school';

const periodKey = ({ scope, period_index, year }: GradedPeriod): string => `${year}.${scope}.${period_index}`;

interface Values {
  /** As `periodKey` names it; null while none is chosen. */
  readonly period: string | null;
  /** Or `wholeSchool`. */
  readonly class_id: string;
  readonly until: string | null;
  readonly reason: string;
}

export interface ReopenDialogProps {
  institutionId: string;
  /** Those to choose from; the only one is chosen already. */
  periods: readonly GradedPeriod[];
  classes: readonly { readonly id: string; readonly name: string }[];
  /** The class to begin with; without it the whole school. */
  classId?: string;
  onClose: () => void;
}

/** 'Reabrir período': a school, or one of its classes, posts in a period again, until a day. */
export function ReopenDialog({ institutionId, periods, classes, classId, onClose }: ReopenDialogProps) {
  const { reopen } = useReopeningWrites();
  const today = useToday();
  const [only] = periods.length === 1 ? periods : [];
  const form = useRecordForm<Values, PostingReopeningInput>({
    form: `reabertura.${classId ?? institutionId}${only ? `.${periodKey(only)}` : ''}`,
    start: { period: only ? periodKey(only) : null, class_id: classId ?? wholeSchool, until: null, reason: '' },
    check: ({ period, class_id, until, reason }) =>
      checkForm(postingReopeningInputSchema, {
        ...periods.find((one) => periodKey(one) === period),
        institution_id: institutionId,
        class_id: class_id === wholeSchool ? null : class_id,
        until: until ?? '',
        reason,
      }),
    onSave: (body) => tellWrite(reopen(body), { done: texts.done, failed: texts.failed }),
    onClose,
  });
  const { value: period, onChange: choosePeriod, errorMessage: periodError } = form.field('period', 'period_index');
  const { value: of, onChange: chooseOrgUnit, errorMessage: orgUnitError } = form.field('class_id');
  return (
    <RecordDialog title={texts.title} submitLabel={texts.submit} form={form}>
      <p>{texts.lead}</p>
      <Select
        label={texts.period}
        isRequired
        items={periods.map((one) => ({ id: periodKey(one), label: texts.periodOf(one) }))}
        selectedId={period}
        onChange={choosePeriod}
        errorMessage={periodError}
      />
      <Select
        label={texts.orgUnit}
        items={[{ id: wholeSchool, label: texts.wholeSchool }, ...classes.map(({ id, name }) => ({ id, label: name }))]}
        selectedId={of}
        onChange={chooseOrgUnit}
        errorMessage={orgUnitError}
      />
      <DatePicker label={texts.until} isRequired today={today} min={today} {...form.field('until')} />
      <TextArea label={texts.reason} description={texts.reasonHint} {...form.field('reason')} />
    </RecordDialog>
  );
}
