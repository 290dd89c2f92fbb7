import { type QuestionRef, questionId } from '@caderneta/contract';
import { Button, IconButton, NumberField, Select } from '@caderneta/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type AnchorBlock, anchorsOf, emptyBlock, neededFor } from '../anchor-blocks.ts';
import { networkScaleCopy } from '../network-scale.copy.ts';
import * as styles from './network-scale.css.ts';

const texts = networkScaleCopy.form;
/** Of a column. */
const MOST_QUESTIONS = 99;

export interface AnchorBlocksProps {
  base: readonly QuestionRef[];
  other: readonly QuestionRef[];
  blocks: readonly AnchorBlock[];
  onChange: (blocks: readonly AnchorBlock[]) => void;
  errorMessage: string | undefined;
}

const choices = (refs: readonly QuestionRef[]) => {
  const hasColumns = refs.some(({ group }) => group > 0);
  return refs.map((ref) => ({ id: questionId(ref), label: networkScaleCopy.question(ref, hasColumns) }));
};

/** Which questions both exams asked, in blocks, and whether they are enough. */
export function AnchorBlocks({ base, other, blocks, onChange, errorMessage }: AnchorBlocksProps) {
  const id = useId();
  const wrong = errorMessage !== undefined || undefined;
  const found = anchorsOf(blocks, { base, other }).length;
  const [ofBase, ofOther] = [base, other].map(choices);
  const change = (at: number, part: Partial<AnchorBlock>) =>
    onChange(blocks.map((block, index) => (index === at ? { ...block, ...part } : block)));
  return (
    <fieldset className={styles.blocks} aria-describedby={`${id}-hint ${id}-found`} data-invalid={wrong}>
      <legend className={styles.legend}>{texts.anchors}</legend>
      <p id={`${id}-hint`} className={styles.quiet}>
        {texts.anchorsHint}
      </p>
      <p id={`${id}-found`} role="status" className={wrong ? styles.wrong : styles.quiet}>
        {errorMessage ?? texts.found(found, neededFor(base, other))}
      </p>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name than their place
        <fieldset key={at} aria-label={texts.block(at + 1)} className={styles.block}>
          <Select
            className={styles.wide}
            label={texts.base}
            items={ofBase ?? []}
            selectedId={block.base}
            onChange={(ref) => change(at, { base: ref })}
          />
          <Select
            className={styles.wide}
            label={texts.other}
            items={ofOther ?? []}
            selectedId={block.other}
            onChange={(ref) => change(at, { other: ref })}
          />
          <NumberField
            label={texts.count}
            value={block.count}
            minValue={1}
            maxValue={MOST_QUESTIONS}
            showSteps={false}
            onChange={(count) => change(at, { count })}
          />
          <IconButton
            label={texts.removeBlock(at + 1)}
            icon={<Trash2 />}
            isDisabled={blocks.length === 1}
            onPress={() => {
              onChange(blocks.filter((_, index) => index !== at));
              document.getElementById(`${id}-add`)?.focus();
            }}
          />
        </fieldset>
      ))}
      <Button id={`${id}-add`} icon={<Plus />} className={styles.add} onPress={() => onChange([...blocks, emptyBlock])}>
        {texts.addBlock}
      </Button>
    </fieldset>
  );
}
