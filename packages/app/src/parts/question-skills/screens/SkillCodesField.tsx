import { Badge, ComboBox, IconButton } from '@caderneta/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSkillCatalogue } from '../question-skills.api.ts';
import { questionSkillsCopy } from '../question-skills.copy.ts';
import * as styles from '../question-skills.css.ts';
import { skillChoices } from '../skill-choices.ts';

const texts = questionSkillsCopy.field;

export interface SkillCodesFieldProps {
  municipalityId: string;
  /** The class's: its year's skills come first. */
  grade: string;
  /** What is taught there: its skills come first, too. */
  components: readonly string[];
  codes: readonly string[];
  onChange: (codes: readonly string[]) => void;
  /** How many there may be. */
  most: number;
  errorMessage?: string | undefined;
}

/** Several skills, found by code or text; a code that no matrix has works too. */
export function SkillCodesField({
  municipalityId,
  grade,
  components,
  codes,
  onChange,
  most,
  errorMessage,
}: SkillCodesFieldProps) {
  const [typed, setTyped] = useState('');
  const catalogue = useSkillCatalogue(municipalityId, typed);
  const [picks, setPicks] = useState(0);
  const field = useRef<HTMLDivElement>(null);
  // After a change the field is drawn anew, empty, and has the focus again; of as many as there may be, the first to be taken away.
  useEffect(() => {
    if (picks > 0) field.current?.querySelector<HTMLElement>(':is(input, button):not(:disabled)')?.focus();
  }, [picks]);
  const change = (next: readonly string[]) => {
    setTyped('');
    setPicks(picks + 1);
    onChange(next);
  };
  const isFull = codes.length >= most;
  const order = { grade, components, recent: codes, taken: codes, isKnown: catalogue.isKnown };
  const choices = skillChoices(catalogue.data ?? [], typed, order);
  const textOf = new Map(catalogue.data?.map(({ code, text }) => [code, text]));
  return (
    <div ref={field} className={styles.codes}>
      <ComboBox
        key={picks}
        label={texts.label}
        description={isFull ? texts.full(most) : questionSkillsCopy.pickHint}
        items={choices.map(({ code, text }) => ({ id: code, label: code, detail: text ?? undefined }))}
        selectedId={null}
        onSearch={setTyped}
        onChange={(code) => {
          if (code !== null) change([...codes, code]);
        }}
        isDisabled={isFull}
        isLoading={catalogue.isLoading || catalogue.isSearching}
        emptyText={questionSkillsCopy.emptyText}
        errorMessage={errorMessage ?? (catalogue.failure ? questionSkillsCopy.failed : undefined)}
      />
      {codes.length > 0 && (
        <ul className={styles.chips} aria-label={texts.chosen}>
          {codes.map((code) => (
            <li key={code} className={styles.chip} title={textOf.get(code) ?? undefined}>
              <Badge tone="brand">
                <span className={styles.code}>{code}</span>
              </Badge>
              <IconButton
                compact
                label={texts.remove(code)}
                icon={<X />}
                onPress={() => change(codes.filter((known) => known !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
