import { type BankItem, bankItemEndpoints, type ExportColumn, ruleText } from '@caderneta/contract';
import { Button, LinkButton, showToast } from '@caderneta/ui';
import { FileDown, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { fetchItems, useItemPage, useItemWrites } from '../../../parts/bank-items/bank-items.api.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { ListScreen } from '../../../parts/listing/ListScreen.tsx';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { assemblyForm } from '../assemble-draft.ts';
import * as styles from '../components/question-bank.css.ts';
import { questionBankCopy as texts } from '../question-bank.copy.ts';
import { filterNames, ItemFilters, wordsOf } from './ItemFilters.tsx';
import { useItemFilter } from './use-item-filter.ts';

const ItemDialogs = lazyDialog(async () => (await import('./ItemDialogs.tsx')).ItemDialogs);
const ItemDetails = lazyDialog(async () => (await import('./ItemDetails.tsx')).ItemDetails);

const columns = [
  { id: 'statement', label: texts.columns.statement, isRowHeader: true },
  { id: 'component', label: texts.columns.component, narrow: 'fold' },
  { id: 'year', label: texts.columns.year, narrow: 'fold' },
  { id: 'level', label: texts.columns.level, narrow: 'fold' },
  { id: 'skills', label: texts.columns.skills, narrow: 'fold' },
  { id: 'uses', label: texts.columns.uses, align: 'end', narrow: 'fold' },
  { id: 'actions', label: texts.columns.actions, align: 'end', narrow: 'end' },
] as const;

const yearOf = ({ year }: BankItem) => (year === null ? null : texts.yearName(year));
const levelNameOf = ({ level }: BankItem) => level && texts.levels[level];

/** The columns of the list on paper and in a file. */
const exportColumns: readonly ExportColumn<BankItem>[] = [
  { header: texts.columns.statement, value: ({ statement }) => statement },
  { header: texts.fields.options, value: ({ options }) => options.join(' | ') },
  { header: texts.columns.right, value: ({ rule }) => ruleText(rule) },
  { header: texts.columns.component, value: ({ component }) => component },
  { header: texts.columns.year, value: yearOf },
  { header: texts.columns.level, value: levelNameOf },
  { header: texts.columns.skills, value: ({ skills }) => skills.join(', ') },
  { header: texts.columns.author, value: ({ author }) => author },
  { header: texts.columns.uses, value: ({ uses_count }) => uses_count },
];

type Open = { readonly act: 'details' | 'copy' | 'remove'; readonly item: BankItem };

/** Banco de questões: what the network keeps, found by skill and level. */
export default function QuestionBankScreen() {
  const may = useMay();
  const navigate = useNavigate();
  const address = useListAddress(filterNames);
  const [{ filters, page, form }, change] = address;
  const filter = useItemFilter(filters);
  const items = useItemPage(filter, page);
  const writes = useItemWrites();
  const [open, setOpen] = useState<Open | null>(null);
  const [isExporting, setExporting] = useState(false);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: exportColumns,
    shown: wordsOf(filters),
    fetchRows: () => fetchItems({ ...filter, search: filters.search }),
  });
  const mayAdd = may(bankItemEndpoints.create);
  const edited = items.data?.find(({ id, can_write }) => id === form && can_write) ?? null;
  const copied = open?.act === 'copy' ? open.item : null;
  const editing = mayAdd && (copied || form === 'new') ? 'new' : edited;
  const removing = open?.act === 'remove' ? open.item : null;
  const restore = async ({ id, version }: BankItem) => {
    const words = { done: texts.restored, failed: texts.restoreFailed };
    const refused = await tellWrite(writes.update({ id }, { is_archived: false, version }), words);
    // The list shows what stands by now: pressed again, it holds of that.
    if (refused?.conflict) showToast({ tone: 'error', message: texts.changedBy(refused.conflict.by) });
  };
  const exportAll = async () => {
    setExporting(true);
    const qti = await import('../export-qti.ts').catch(() => null);
    if (qti) await qti.exportQti({ ...filter, search: filters.search });
    else showToast({ tone: 'error', message: texts.qti.failed });
    setExporting(false);
  };
  const close = () => {
    setOpen(null);
    change({ form: null });
  };

  return (
    <>
      <ListScreen
        texts={texts}
        address={address}
        reading={items}
        tools={tools}
        filters={<ItemFilters hasStates values={filters} onChange={change} />}
        isFiltered={Object.values(filters).some((value) => value.trim() !== '')}
        mayAdd={mayAdd}
        offer={
          <>
            <DraftOffer form="questao.nova" onContinue={() => change({ form: 'new' })} />
            <DraftOffer form={assemblyForm} onContinue={() => void navigate(paths.assembleAssessment)} />
          </>
        }
        actions={
          <>
            <Button icon={<FileDown />} isPending={isExporting} onPress={() => void exportAll()}>
              {texts.qti.button}
            </Button>
            {may(bankItemEndpoints.assemble) && (
              <LinkButton icon={<FilePlus2 />} href={paths.assembleAssessment}>
                {texts.assemble.button}
              </LinkButton>
            )}
          </>
        }
      >
        {(list) => (
          <TablePage {...list} label={texts.title} columns={columns} noun={texts.noun}>
            {(item) => ({
              id: item.id,
              name: item.statement,
              cells: {
                statement: <span className={styles.clipped}>{item.statement}</span>,
                component: item.component ?? texts.none,
                year: yearOf(item) ?? texts.none,
                level: levelNameOf(item) ?? texts.none,
                skills:
                  item.skills.length > 0 ? <span className={styles.code}>{item.skills.join(', ')}</span> : texts.none,
                uses: item.uses_count,
                actions: (
                  <RowButtons
                    name={item.statement}
                    onDetails={() => setOpen({ act: 'details', item })}
                    onEdit={item.can_write && !item.is_archived ? () => change({ form: item.id }) : undefined}
                    onRemove={item.can_write && !item.is_archived ? () => setOpen({ act: 'remove', item }) : undefined}
                    more={[
                      ...(mayAdd
                        ? [{ id: 'copy', label: texts.duplicate, onAction: () => setOpen({ act: 'copy', item }) }]
                        : []),
                      ...(item.can_write && item.is_archived
                        ? [{ id: 'restore', label: texts.restore, onAction: () => void restore(item) }]
                        : []),
                    ]}
                  />
                ),
              },
            })}
          </TablePage>
        )}
      </ListScreen>
      {(editing || removing) && <ItemDialogs editing={editing} copied={copied} removing={removing} onClose={close} />}
      {open?.act === 'details' && <ItemDetails id={open.item.id} onClose={() => setOpen(null)} />}
    </>
  );
}
