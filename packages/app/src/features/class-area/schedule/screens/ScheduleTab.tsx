import {
  type ClassEvent,
  type ClassEventInput,
  classEventEndpoints,
  type SchoolClass,
  skillCoverageEndpoints,
} from '@caderneta/contract';
import { Button, ConfirmDelete, IconButton, SegmentedControl, Skeleton, Stack } from '@caderneta/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../../lib/api/failure-text.ts';
import { dayOf } from '../../../../lib/dates.ts';
import type { FormFailure } from '../../../../lib/forms/form-failure.ts';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { DraftOffer } from '../../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog, lazySection } from '../../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { tellChange } from '../../../../parts/record-form/tell-change.ts';
import { tellRemoval, tellWrite } from '../../../../parts/record-form/tell-write.ts';
import { calendarEvent, monthSpan, weekSpan } from '../calendar-days.ts';
import { useClassEvents, useEventWrites } from '../schedule.api.ts';
import { scheduleCopy as texts } from '../schedule.copy.ts';
import * as styles from '../schedule.css.ts';
import { WeekView } from './WeekView.tsx';

const ClassCalendar = lazySection(async () => (await import('./ClassCalendar.tsx')).ClassCalendar);
const ClassCoverage = lazySection(async () => (await import('./ClassCoverage.tsx')).ClassCoverage);
const EventDialog = lazyDialog(async () => (await import('./EventDialog.tsx')).EventDialog);

type View = keyof typeof texts.views;
const views = Object.keys(texts.views) as View[];
/** Query parameter of what is shown, and what it calls each. */
const viewParam = 'vista';
const viewSlugs: Readonly<Record<View, string>> = { month: 'mes', week: 'semana', skills: 'habilidades' };
type Open = { act: 'add' } | { act: 'edit' | 'remove'; event: ClassEvent };

/** Cronograma: the class's events by month, its lessons by week. */
export function ScheduleTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const today = dayOf(new Date());
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const offered = views.filter((id) => id !== 'skills' || may(skillCoverageEndpoints.ofClass));
  const view = offered.find((id) => viewSlugs[id] === search.get(viewParam)) ?? 'month';
  const show = (id: string) => {
    const next = new URLSearchParams(search);
    next.set(viewParam, viewSlugs[id as View]);
    setSearch(next, { replace: true });
  };
  const [month, setMonth] = useState(today.slice(0, 7));
  const [date, setDate] = useState(today);
  const [open, setOpen] = useState<Open | null>(null);
  const span = view === 'month' ? monthSpan(month) : weekSpan(date);
  const events = useClassEvents(schoolClass.id, span.from, span.to);
  const writes = useEventWrites();
  const canAdd = may(classEventEndpoints.create) && schoolClass.can_write;
  const eventOf = (id: string) => events.rows?.find((event) => event.id === id);

  const save = async (input: ClassEventInput): Promise<FormFailure | null> => {
    const editing = open?.act === 'edit' ? open.event : null;
    const { class_id: _, ...changes } = input;
    const refused = await (editing
      ? tellChange(editing, (version) => writes.update({ id: editing.id }, { ...changes, version }), {
          done: texts.updated,
          failed: (failure) => failureText(failure, texts.updateFailed),
        })
      : tellWrite(writes.create(input), {
          done: texts.created,
          failed: (failure) => failureText(failure, texts.createFailed),
        }));
    if (refused === null) {
      setDate(input.date);
      setMonth(input.date.slice(0, 7));
    }
    return refused;
  };
  const remove = async ({ id }: ClassEvent) => {
    const refused = await tellRemoval(writes.remove({ id }), {
      done: texts.removed,
      failed: (failure) => failureText(failure, texts.removeFailed),
    });
    if (refused === null) setOpen(null);
  };

  // While the next month or week is on its way the last one's events stay, and the calendar keeps the focus.
  const lastRows = useRef(events.rows);
  if (events.rows) lastRows.current = events.rows;
  const rows = events.rows ?? lastRows.current;
  return (
    <Stack as="section" aria-label={texts.region}>
      <SegmentedControl
        hideLabel
        label={texts.view}
        items={offered.map((id) => ({ id, label: texts.views[id] }))}
        selectedId={view}
        onChange={show}
        className={styles.view}
      />
      {view === 'skills' ? (
        <ClassCoverage schoolClass={schoolClass} />
      ) : events.failure ? (
        <LoadFailed title={texts.failed} of={events} />
      ) : rows === undefined ? (
        <Skeleton rows={6} />
      ) : view === 'week' ? (
        <WeekView
          classId={schoolClass.id}
          events={rows}
          isLoading={events.rows === undefined}
          day={date}
          today={today}
          onDay={(day) => {
            setDate(day);
            setMonth(day.slice(0, 7));
          }}
        />
      ) : (
        <>
          {canAdd && <DraftOffer form={`evento.novo.${schoolClass.id}`} onContinue={() => setOpen({ act: 'add' })} />}
          <ClassCalendar
            level={2}
            month={month}
            onMonthChange={setMonth}
            selectedDate={date}
            onSelect={setDate}
            today={today}
            events={rows.map(calendarEvent)}
            isLoading={events.rows === undefined}
            eventActions={({ id, title }) => {
              const event = eventOf(id);
              return event?.can_write ? (
                <>
                  <IconButton
                    compact
                    label={texts.edit(title)}
                    icon={<Pencil />}
                    onPress={() => setOpen({ act: 'edit', event })}
                  />
                  <IconButton
                    compact
                    label={texts.remove(title)}
                    icon={<Trash2 />}
                    onPress={() => setOpen({ act: 'remove', event })}
                  />
                </>
              ) : null;
            }}
            dayActions={
              canAdd ? (
                <Button icon={<Plus />} onPress={() => setOpen({ act: 'add' })}>
                  {texts.add}
                </Button>
              ) : undefined
            }
          />
        </>
      )}
      {(open?.act === 'add' || open?.act === 'edit') && (
        <EventDialog
          editing={open.act === 'edit' ? open.event : null}
          schoolClass={schoolClass}
          date={date}
          today={today}
          onClose={() => setOpen(null)}
          onSave={save}
        />
      )}
      {open?.act === 'remove' && (
        <ConfirmDelete
          title={texts.removeTitle}
          message={
            <>
              {texts.removeMessage} <b>{open.event.title}</b>
              {`? ${texts.removeWarning}`}
            </>
          }
          onClose={() => setOpen(null)}
          onConfirm={() => remove(open.event)}
        />
      )}
    </Stack>
  );
}
