import { useMemo } from 'react';
import { TimeField as AriaTimeField, DateInput, I18nProvider } from 'react-aria-components';
import { DatePart } from '../Field/DatePart.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldHint, FieldLabel } from '../Field/FieldHint.tsx';
import { type PartsFieldProps, usePartsField } from '../Field/use-parts-field.ts';
import { messages } from '../messages.ts';
import { readTime, writeTime } from './time-text.ts';

export interface TimeFieldProps extends PartsFieldProps {
  /** 'HH:mm'; null when there is none. */
  value?: string | null;
  /** 'HH:mm' once it is whole, null when it was cleared. */
  onChange?: (time: string | null) => void;
  /** First and last time that may be given, 'HH:mm'. */
  min?: string;
  max?: string;
  /** Under it a form sends the time. */
  name?: string;
}

/**
 * A time of the day, in 24 hours: when a lesson begins. How long something takes is a NumberField of minutes; a day,
 * a DatePicker. Arrows up and down step the part in focus, left and right move between hours and minutes.
 */
export function TimeField(props: TimeFieldProps) {
  const { partial, field, frame } = usePartsField(props, { missing: messages.time.partial, write: String });
  const shown = useMemo(() => readTime(partial.shown), [partial.shown]);
  return (
    <I18nProvider locale="pt-BR">
      <AriaTimeField
        {...field}
        value={shown}
        onFocusChange={partial.setFocused}
        onChange={(time) => partial.take(time === null ? null : writeTime(time))}
        hourCycle={24}
        shouldForceLeadingZeros
      >
        <FieldLabel isRequired={frame.isRequired}>{frame.label}</FieldLabel>
        <DateInput className={fieldStyles.control}>
          {(segment) => <DatePart segment={segment} onFilling={partial.report} />}
        </DateInput>
        <FieldHint description={frame.description} errorMessage={frame.errorMessage} />
      </AriaTimeField>
    </I18nProvider>
  );
}
