import { type BankItemWithUses, type ItemUse, optionLabel, optionLetters, rightLetters } from '@caderneta/contract';
import { Badge, Skeleton, Table } from '@caderneta/ui';
import { formatDay } from '../../../lib/dates.ts';
import { formatPercent, formatScore } from '../../../lib/numbers.ts';
import { useItem } from '../../../parts/bank-items/bank-items.api.ts';
import * as form from '../../../parts/bank-items/bank-items.css.ts';
import { DetailsDialog } from '../../../parts/listing/DetailsDialog.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/question-bank.css.ts';
import { questionBankCopy } from '../question-bank.copy.ts';

const { details: texts, columns, none, yearName, levels } = questionBankCopy;

const rowOf = ({ assessment_id, group, question, title, created_at, ...figures }: ItemUse) => ({
  id: `${assessment_id} ${group} ${question}`,
  name: title ?? texts.hidden,
  cells: {
    assessment: title ?? texts.hidden,
    date: formatDay(created_at),
    sheets: figures.sheets,
    hits: figures.hit_rate === null ? none : formatPercent(figures.hit_rate),
    discrimination: figures.discrimination === null ? none : formatScore(figures.discrimination),
  },
});

/** The question as pupils read it, its right option marked. */
function Question({ item }: { item: BankItemWithUses }) {
  const right = rightLetters(item.rule);
  return (
    <>
      <p className={styles.statement}>{item.statement}</p>
      {item.picture && <img className={form.picture} src={item.picture.url} alt="" />}
      <ul className={styles.options} aria-label={questionBankCopy.fields.options}>
        {item.options.map((text, at) => {
          const letter = optionLetters[at] ?? 'A';
          return (
            <li key={letter} className={styles.option}>
              <span className={styles.letter}>{optionLabel(item.rule, letter)}</span>
              <span>{text}</span>
              {right.includes(letter) && <Badge tone="success">{texts.right}</Badge>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The question and its uses, the newest first. */
function Known({ item }: { item: BankItemWithUses }) {
  return (
    <div className={styles.side}>
      <Question item={item} />
      <h3 className={styles.heading}>{texts.uses}</h3>
      {item.uses.length === 0 ? (
        <p className={styles.quiet}>{texts.noUses}</p>
      ) : (
        <>
          <Table
            label={texts.uses}
            columns={[
              { id: 'assessment', label: texts.columns.assessment, isRowHeader: true },
              { id: 'date', label: texts.columns.date },
              { id: 'sheets', label: texts.columns.sheets, align: 'end' },
              { id: 'hits', label: texts.columns.hits, align: 'end' },
              { id: 'discrimination', label: texts.columns.discrimination, align: 'end' },
            ]}
            rows={item.uses.map(rowOf)}
          />
          <p className={styles.quiet}>{texts.explain}</p>
        </>
      )}
    </div>
  );
}

const factsOf = ({ component, year, level, skills, author }: BankItemWithUses) =>
  (
    [
      [columns.component, component],
      [columns.year, year === null ? null : yearName(year)],
      [columns.level, level && levels[level]],
      [columns.skills, skills.join(', ')],
      [columns.author, author],
    ] as const
  ).map(([label, value]) => [label, value || none] as const);

/** A question of the bank with what the pupils of each assessment made of it. One dialog from the start: the focus stays in it. */
export function ItemDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const item = useItem(id);
  const { data } = item;
  return (
    <DetailsDialog
      title={texts.title}
      facts={data ? factsOf(data) : []}
      partTitle={columns.statement}
      onClose={onClose}
    >
      {data && <Known item={data} />}
      {!data && (item.failure ? <LoadFailed title={texts.failed} of={item} /> : <Skeleton rows={6} />)}
    </DetailsDialog>
  );
}
