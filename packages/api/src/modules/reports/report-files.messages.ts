import { type ReportFileFormat, reportRowsAtMost } from '@caderneta/contract';

const formatNames: Record<ReportFileFormat, string> = { EXCEL: 'Excel', CSV: 'CSV' };

/** What people read of reports that the server makes. */
export const reportFileMessages = {
  asked: 'O relatório está sendo feito.',
  removed: 'Relatório removido.',
  tooMany: 'Você já tem cinco relatórios sendo feitos. Aguarde um deles terminar.',
  tooLarge: (rows: number) =>
    `O relatório tem ${rows.toLocaleString('pt-BR')} linhas, mais que as ${reportRowsAtMost.toLocaleString('pt-BR')} de um arquivo. Use os filtros.`,
  empty: 'Nenhum registro encontrado.',
  outOfReach: 'O que os filtros pedem não está mais ao seu alcance.',
  failed: 'Não foi possível fazer o relatório. Tente novamente.',
  wanted: (name: string) => ({ title: 'Relatório pedido', message: `O relatório ${name} está sendo feito.` }),
  gone: (name: string) => ({ title: 'Relatório removido', message: `O relatório ${name} foi removido.` }),
  ready: (name: string, format: ReportFileFormat) => ({
    title: 'Relatório pronto',
    message: `O relatório ${name} (${formatNames[format]}) está pronto em Relatórios.`,
  }),
} as const;
