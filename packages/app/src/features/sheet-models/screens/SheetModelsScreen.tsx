import { type ExportColumn, type SheetModel, sheetModelEndpoints } from '@caderneta/contract';
import { type MenuEntry, phone, Select, showToast, useMediaQuery } from '@caderneta/ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { hrefTo } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { ListScreen } from '../../../parts/listing/ListScreen.tsx';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { tellChange } from '../../../parts/record-form/tell-change.ts';
import { fetchModels, modelForm, useModelPage, useModelWrites } from '../sheet-models.api.ts';
import { sheetModelsCopy as texts } from '../sheet-models.copy.ts';

const ModelDialogs = lazyDialog(async () => (await import('./ModelDialogs.tsx')).ModelDialogs);

const filterNames = { search: 'busca', state: 'situacao' } as const;
const columns = [
  { id: 'name', label: texts.columns.name, isRowHeader: true },
  { id: 'owner', label: texts.columns.owner, narrow: 'fold' },
  { id: 'shape', label: texts.columns.shape, narrow: 'fold' },
  { id: 'edition', label: texts.columns.edition, narrow: 'fold' },
  { id: 'used', label: texts.columns.used, narrow: 'fold' },
  { id: 'actions', label: texts.columns.actions, align: 'end', narrow: 'end' },
] as const;

const ownerOf = ({ institution }: SheetModel): string => institution?.name ?? texts.wholeNetwork;
const shapeOf = ({ editions: [newest] }: SheetModel): string => (newest ? texts.shape(newest) : '');
const editionOf = ({ editions: [newest] }: SheetModel): string => (newest ? texts.edition(newest.number) : '');
const usesOf = ({ editions }: SheetModel): number => editions.reduce((sum, { used_count }) => sum + used_count, 0);

const exportColumns: readonly ExportColumn<SheetModel>[] = [
  { header: texts.columns.name, value: ({ name }) => name },
  { header: texts.columns.owner, value: ownerOf },
  { header: texts.columns.shape, value: shapeOf },
  { header: texts.columns.edition, value: ({ editions: [newest] }) => newest?.number },
  { header: texts.columns.uses, value: usesOf },
];

/** Modelos de folha: sheets of other makers that the school or the network taught the reader. */
export default function SheetModelsScreen() {
  const may = useMay();
  const isPhone = useMediaQuery(phone);
  const navigate = useNavigate();
  const [at, change, clear] = useListAddress(filterNames);
  const { filters, page, form } = at;
  const filter = { search: useDebounced(filters.search), archived: filters.state === 'archived' };
  const models = useModelPage(filter, page);
  const writes = useModelWrites();
  const [renaming, setRenaming] = useState<SheetModel | null>(null);
  const [removing, setRemoving] = useState<SheetModel | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: exportColumns,
    shown: { search: filters.search, state: filter.archived ? texts.states.archived : undefined },
    fetchRows: () => fetchModels({ ...filter, search: filters.search }),
  });
  if (form === 'new') return <Navigate replace to={hrefTo('sheetModel', { modelId: 'new' })} />;

  const archive = async (model: SheetModel) => {
    const refused = await tellChange(
      model,
      (version) => writes.update({ id: model.id }, { archived: !model.archived, version }),
      model.archived
        ? { done: texts.toasts.restored, failed: texts.toasts.updateFailed }
        : { done: texts.toasts.archived, failed: texts.toasts.updateFailed },
    );
    // The list shows what stands by now: pressed again, it holds of that.
    if (refused?.conflict) showToast({ tone: 'error', message: texts.changedBy(refused.conflict.by) });
  };
  const moreOf = (model: SheetModel): MenuEntry[] => [
    { id: 'rename', label: texts.rename, onAction: () => setRenaming(model) },
    {
      id: 'archive',
      label: model.archived ? texts.restore : texts.archive,
      onAction: () => void archive(model),
    },
  ];
  const open = (modelId: string) => void navigate(hrefTo('sheetModel', { modelId }));

  return (
    <>
      <ListScreen
        texts={texts}
        // A page of its own, from which Back comes here again.
        address={[at, (part) => (part.form === 'new' ? open('new') : change(part)), clear]}
        reading={models}
        tools={tools}
        filters={
          <Select
            hideLabel={!isPhone}
            label={texts.state}
            items={Object.entries(texts.states).map(([id, label]) => ({ id, label: `${texts.state}: ${label}` }))}
            selectedId={filter.archived ? 'archived' : 'open'}
            onChange={(id) => change({ state: id === 'archived' ? id : '' })}
          />
        }
        isFiltered={filter.search.trim() !== '' || filter.archived}
        mayAdd={may(sheetModelEndpoints.create)}
        offer={<DraftOffer form={modelForm(null)} onContinue={() => open('new')} />}
      >
        {(list) => (
          <TablePage {...list} label={texts.title} columns={columns} noun={texts.noun}>
            {(model) => ({
              id: model.id,
              name: model.name,
              detail: shapeOf(model),
              cells: {
                name: model.name,
                owner: ownerOf(model),
                shape: shapeOf(model),
                edition: editionOf(model),
                used: texts.used(usesOf(model)),
                actions: (
                  <RowButtons
                    name={model.name}
                    onDetails={model.can_write ? undefined : () => open(model.id)}
                    onEdit={model.can_write ? () => open(model.id) : undefined}
                    onRemove={model.can_write ? () => setRemoving(model) : undefined}
                    more={model.can_write ? moreOf(model) : []}
                  />
                ),
              },
            })}
          </TablePage>
        )}
      </ListScreen>
      {(renaming || removing) && (
        <ModelDialogs
          renaming={renaming}
          removing={removing}
          onClose={() => {
            setRenaming(null);
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}
