import { type Skill, type SkillKind, skillEndpoints, skillKinds } from '@caderneta/contract';
import { Button, phone, Select, useMediaQuery } from '@caderneta/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { ListScreen } from '../../../parts/listing/ListScreen.tsx';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { useManagedMunicipality } from '../../../parts/managed-municipality/use-managed-municipality.ts';
import * as styles from '../components/skills.css.ts';
import { exportColumns } from '../skill-columns.ts';
import { fetchSkills, useSkillPage } from '../skills.api.ts';
import { skillsCopy as texts } from '../skills.copy.ts';

const SkillDialogs = lazyDialog(async () => (await import('./SkillDialogs.tsx')).SkillDialogs);
const SkillImportDialog = lazyDialog(async () => (await import('./SkillImportDialog.tsx')).SkillImportDialog);

const filterNames = { search: 'busca', kind: 'origem', year: 'ano' } as const;
const ALL = 'all';
const years = Array.from({ length: 12 }, (_, at) => at + 1);
/** Whose skill it is, for who sees those of several networks. */
const municipalityColumn = { id: 'municipality', label: texts.columns.municipality, narrow: 'fold' } as const;
const columns = [
  { id: 'code', label: texts.columns.code, isRowHeader: true },
  { id: 'text', label: texts.columns.text, narrow: 'none' },
  { id: 'component', label: texts.columns.component, narrow: 'fold' },
  { id: 'years', label: texts.columns.years, narrow: 'fold' },
  { id: 'source', label: texts.columns.source, narrow: 'fold' },
  { id: 'actions', label: texts.columns.actions, align: 'end', narrow: 'end' },
] as const;

const kindOf = (filter: string): SkillKind | '' => skillKinds.find((kind) => kind === filter) ?? '';

/** Habilidades: the matrices of the network, imported or typed. */
export default function SkillsScreen() {
  const may = useMay();
  const isPhone = useMediaQuery(phone);
  const address = useListAddress(filterNames);
  const [{ filters, page, form }, change] = address;
  const kind = kindOf(filters.kind);
  const filter = { search: useDebounced(filters.search), kind, year: filters.year };
  const skills = useSkillPage(filter, page);
  const { rows: municipalities } = useManagedMunicipality();
  const namesWhose = municipalities.length > 1;
  const nameOf = ({ municipality_id: of }: Skill) => municipalities.find(({ id }) => id === of)?.name ?? texts.none;
  const [removing, setRemoving] = useState<Skill | null>(null);
  const [isImporting, setImporting] = useState(false);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: namesWhose ? [...exportColumns, { header: municipalityColumn.label, value: nameOf }] : exportColumns,
    shown: {
      search: filters.search,
      kind: kind === '' ? undefined : texts.kinds[kind],
      grade: filters.year === '' ? undefined : texts.yearName(Number(filters.year)),
    },
    fetchRows: () => fetchSkills({ ...filter, search: filters.search }),
  });

  const mayAdd = may(skillEndpoints.create);
  const mayEdit = may(skillEndpoints.update);
  const mayRemove = may(skillEndpoints.remove);
  const edited = mayEdit ? (skills.data?.find(({ id }) => id === form) ?? null) : null;
  const editing = form === 'new' && mayAdd ? 'new' : edited;

  return (
    <>
      <ListScreen
        texts={texts}
        address={address}
        reading={skills}
        tools={tools}
        filters={
          <>
            <Select
              hideLabel={!isPhone}
              label={texts.kind}
              items={[
                { id: ALL, label: `${texts.kind}: ${texts.allKinds}` },
                ...skillKinds.map((id) => ({ id, label: texts.kinds[id] })),
              ]}
              selectedId={kind || ALL}
              onChange={(id) => change({ kind: id === ALL ? '' : id })}
            />
            <Select
              hideLabel={!isPhone}
              label={texts.year}
              items={[
                { id: ALL, label: `${texts.year}: ${texts.allYears}` },
                ...years.map((year) => ({ id: String(year), label: texts.yearName(year) })),
              ]}
              selectedId={filters.year || ALL}
              onChange={(id) => change({ year: id === ALL ? '' : id })}
            />
          </>
        }
        isFiltered={filter.search.trim() !== '' || kind !== '' || filters.year !== ''}
        mayAdd={mayAdd}
        offer={<DraftOffer form="habilidade.nova" onContinue={() => change({ form: 'new' })} />}
        actions={
          may(skillEndpoints.commit) ? (
            <Button icon={<Upload />} onPress={() => setImporting(true)}>
              {texts.import}
            </Button>
          ) : undefined
        }
      >
        {(list) => (
          <TablePage
            {...list}
            label={texts.title}
            columns={namesWhose ? [...columns.slice(0, -1), municipalityColumn, ...columns.slice(-1)] : columns}
            noun={texts.noun}
          >
            {(skill) => ({
              id: skill.id,
              name: skill.code,
              detail: skill.text ?? texts.none,
              cells: {
                code: <span className={styles.code}>{skill.code}</span>,
                text: <span className={styles.clipped}>{skill.text ?? texts.none}</span>,
                component: skill.component ?? texts.none,
                years: texts.years(skill.years),
                source: skill.source,
                municipality: nameOf(skill),
                actions: (
                  <RowButtons
                    name={skill.code}
                    onEdit={mayEdit ? () => change({ form: skill.id }) : undefined}
                    onRemove={mayRemove ? () => setRemoving(skill) : undefined}
                  />
                ),
              },
            })}
          </TablePage>
        )}
      </ListScreen>
      {(editing || removing) && (
        <SkillDialogs
          editing={editing}
          removing={removing}
          onClose={() => {
            setRemoving(null);
            change({ form: null });
          }}
        />
      )}
      {isImporting && <SkillImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
