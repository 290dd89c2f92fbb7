import { correctors, type ReportId, reportNames, reports, rowsPerPage } from '@caderneta/contract';
import { Card, EmptyState, LinkButton, PageHeader } from '@caderneta/ui';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { CellLines } from '../components/CellLines.tsx';
import { ReportFilterFields } from '../components/ReportFilterFields.tsx';
import { card } from '../components/reports.css.ts';
import { previewOf } from '../preview.ts';
import { narrowed } from '../report-filters.ts';
import { useReportOptions, useReportPage } from '../reports.api.ts';
import { reportsCopy as texts } from '../reports.copy.ts';
import { useReportTools } from '../use-report-tools.tsx';
import { OwnReportFiles } from './OwnReportFiles.tsx';

const names = {
  report: 'relatorio',
  year: 'ano',
  municipality: 'municipio',
  institution: 'instituicao',
  class: 'turma',
  student: 'aluno',
  discipline: 'disciplina',
  period: 'periodo',
  assessment: 'avaliacao',
  from: 'de',
  to: 'ate',
  user: 'usuario',
  hide: 'ocultar',
} as const;
const FIRST: ReportId = 'attendance';
const isReport = (id: string): id is ReportId => id in reportNames;

/** Exportar Relatórios: a report as a table, to be taken away. */
export default function ReportsScreen() {
  const user = useUser();
  const may = useMay();
  const ownInstitution = useOwnInstitution();
  const [{ filters: chosen, page }, change] = useListAddress(names);
  const filters = { ...chosen, user: useDebounced(chosen.user) };
  const [updatedAt, setUpdatedAt] = useState<string | null>(null);
  const id = isReport(filters.report) ? filters.report : FIRST;
  const report = reports[id];
  const options = useReportOptions(filters, report, ownInstitution, user);
  const reading = useReportPage(report, filters, page);
  const tools = useReportTools({
    id,
    report,
    filters,
    options,
    total: reading.total,
    totalIsBound: reading.totalIsBound,
    institutionId: filters.institution,
  });
  const { data } = reading;
  useEffect(() => {
    if (data !== undefined) setUpdatedAt(new Date().toISOString());
  }, [data]);

  const missing = report.needs !== undefined && filters[report.needs] === '' ? report.needs : null;
  const table = previewOf(report, data ?? [], filters, (page - 1) * rowsPerPage, (lines) => (
    <CellLines lines={lines} />
  ));
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={updatedAt === null ? undefined : texts.updatedAt(formatMoment(updatedAt).replace(',', ''))}
        actions={
          <>
            {may({ access: correctors }) && <LinkButton href={paths.skillMaps}>{texts.skillMaps}</LinkButton>}
            {ownInstitution === null && <LinkButton href={paths.scale}>{texts.networkScale}</LinkButton>}
          </>
        }
      />
      <Card className={card}>
        <ReportFilterFields
          report={id}
          filters={chosen}
          shown={report.filters}
          options={options}
          isMaster={user.role === 'MASTER'}
          isInstitutionFixed={ownInstitution !== null}
          onReport={(next) => {
            // An assessment of another format is none of the next report's.
            const wanted = reports[next].assessmentFormat;
            const chosen = options.assessments.rows?.find((row) => row.id === filters.assessment);
            const isAvailable = wanted === undefined || wanted === chosen?.format;
            change({ report: next, ...(isAvailable ? {} : { assessment: '' }) });
          }}
          onChange={(part) => change(narrowed(part))}
        />
      </Card>
      <OwnReportFiles />
      {missing !== null ? (
        <EmptyState title={texts.missing[missing].title} message={texts.missing[missing].message} />
      ) : (
        <TablePage
          label={reportNames[id]}
          columns={table.columns}
          reading={{ ...reading, data: data === undefined ? undefined : table.rows }}
          failed={texts.failed}
          noun={texts.noun}
          page={page}
          onPage={(next) => change({ page: next })}
          empty={<EmptyState isSearch title={texts.empty} />}
          toolbar={
            <ListToolbar
              csv
              label={texts.tools}
              onRefresh={() => void reading.reload()}
              isRefreshing={reading.isRefreshing || tools.isBusy}
              onCsv={() => void tools.run('CSV')}
              onExcel={() => void tools.run('EXCEL')}
              onPrint={() => void tools.run('PRINT')}
            />
          }
        >
          {(row) => row}
        </TablePage>
      )}
      {tools.dialogs}
    </>
  );
}
