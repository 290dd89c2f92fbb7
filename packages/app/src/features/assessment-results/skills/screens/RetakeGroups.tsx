import type { ClassSkills } from '@caderneta/contract';
import { Button, Card, EmptyState, Select } from '@caderneta/ui';
import { Printer, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { usePaper } from '../../../../parts/paper/use-paper.tsx';
import { movedGroups, proposeGroups } from '../retake-groups.ts';
import { skillResultsCopy } from '../skill-results.copy.ts';
import * as styles from '../skill-results.css.ts';

const texts = skillResultsCopy.groups;
const NONE = 'none';

/** The group's code of each pupil who was moved, null for none. */
export type Moves = ReadonlyMap<string, string | null>;

interface RetakeGroupsProps {
  of: ClassSkills;
  about: string;
  moves: Moves;
  /** Given what makes them of those that hold by then. */
  onMoves: (make: (before: Moves) => Moves) => void;
}

/** Grupos de retomada: proposed by what pupils share, moved about by the teacher, printed. */
export function RetakeGroups({ of, about, moves, onMoves }: RetakeGroupsProps) {
  const paper = usePaper();
  const list = useRef<HTMLDivElement>(null);
  const printId = useId();
  const lastMoved = useRef('');
  // The pupil's field is another one in the new group: whoever moves by keyboard goes along.
  useEffect(() => {
    if (moves.has(lastMoved.current))
      list.current?.querySelector<HTMLElement>(`[data-pupil="${lastMoved.current}"] button`)?.focus();
  }, [moves]);
  const { skills, pupils } = of;
  const groups = movedGroups(proposeGroups(of), moves);
  if (groups.length === 0) return <EmptyState title={texts.none} message={texts.noneHint} />;
  const nameOf = new Map(pupils.map(({ student_profile_id: id, name }) => [id, name]));
  const textOf = new Map(skills.map(({ code, text }) => [code, text]));
  const grouped = new Set(groups.flatMap(({ pupilIds }) => pupilIds));
  const rest = pupils.flatMap(({ student_profile_id: id }) => (grouped.has(id) ? [] : [id]));
  const choices = [
    ...groups.map(({ code }, at) => ({ id: code, label: texts.title(at + 1, code) })),
    { id: NONE, label: texts.rest },
  ];
  const print = () =>
    void paper.print({
      title: `${texts.paper} · ${about}`,
      columns: [
        { header: texts.paper, value: ({ title }) => title },
        { header: skillResultsCopy.columns.text, value: ({ text }) => text },
        { header: skillResultsCopy.map.line, value: ({ names }) => names },
      ],
      rows: groups.map(({ code, pupilIds }, at) => ({
        title: texts.title(at + 1, code),
        text: textOf.get(code) ?? '',
        names: pupilIds.map((id) => nameOf.get(id) ?? '').join(', '),
      })),
    });
  const move = (id: string, to: string) => {
    lastMoved.current = id;
    onMoves((before) => new Map(before).set(id, to === NONE ? null : to));
  };
  const members = (ids: readonly string[], own: string) =>
    ids.map((id) => (
      <div key={id} className={styles.member} data-pupil={id}>
        <span>{nameOf.get(id)}</span>
        <Select
          hideLabel
          label={texts.move(nameOf.get(id) ?? '')}
          items={choices}
          selectedId={own}
          onChange={(to) => move(id, to)}
        />
      </div>
    ));
  return (
    <div ref={list} className={styles.stack}>
      <p className={styles.quiet}>{texts.hint}</p>
      <div className={styles.bar}>
        <Button id={printId} icon={<Printer />} onPress={print}>
          {texts.print}
        </Button>
        <Button
          variant="quiet"
          icon={<RotateCcw />}
          isDisabled={moves.size === 0}
          onPress={() => {
            onMoves(() => new Map());
            // This one can be pressed no more.
            document.getElementById(printId)?.focus();
          }}
        >
          {texts.reset}
        </Button>
      </div>
      {groups.map(({ code, pupilIds }, at) => (
        <Card key={code}>
          <h3 className={styles.name}>{texts.title(at + 1, code)}</h3>
          <p className={styles.quiet}>{textOf.get(code) ?? skillResultsCopy.noText}</p>
          {members(pupilIds, code)}
        </Card>
      ))}
      {rest.length > 0 && (
        <Card>
          <h3 className={styles.name}>{texts.rest}</h3>
          {members(rest, NONE)}
        </Card>
      )}
      {paper.fallback}
    </div>
  );
}
