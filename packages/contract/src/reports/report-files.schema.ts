import { z } from 'zod';
import { reportFiltersSchema } from './report-filters.ts';
import { reportIds } from './report-ids.ts';

const reportFormats = ['EXCEL', 'CSV', 'PRINT'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const report = z.enum(reportIds, 'Relatório desconhecido');
/** Names of what narrowed it, as the screen showed them. */
const shown = z.record(z.string().max(40), z.string().max(200)).default({});

/** The export of a report, as the audit log stores it. */
export const reportExportSchema = z.object({
  report,
  format: z.enum(reportFormats, 'Formato desconhecido'),
  rows: z.int().min(0).max(1_000_000),
  hide_personal: z.boolean(),
  filters: shown,
});

export const reportFileFormats = ['EXCEL', 'CSV'] as const;
export type ReportFileFormat = (typeof reportFileFormats)[number];

export const reportFileStatuses = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'EXPIRED'] as const;
export type ReportFileStatus = (typeof reportFileStatuses)[number];

/** A report whose file the server is to make. */
export const reportFileInputSchema = z.object({
  report,
  format: z.enum(reportFileFormats, 'Formato desconhecido'),
  filters: reportFiltersSchema,
  shown,
});
export type ReportFileInput = z.input<typeof reportFileInputSchema>;

/** A report's file on its way, or made. `done` of `total` rows are read; `total` is null until it is known. */
export const reportFileSchema = z.object({
  id: z.string(),
  report: z.enum(reportIds),
  format: z.enum(reportFileFormats),
  status: z.enum(reportFileStatuses),
  done: z.number(),
  total: z.number().nullable(),
  /** What it was asked with, so that it can be asked for again. */
  filters: reportFiltersSchema,
  shown: z.record(z.string(), z.string()),
  /** Why it failed, in words for people. */
  failure: z.string().nullable(),
  /** `url` reads the file as the viewer; it ends with the session. */
  file: z.object({ name: z.string(), size: z.number(), url: z.string() }).nullable(),
  created_at: z.string(),
  /** When the file is deleted. */
  expires_at: z.string().nullable(),
});
export type ReportFile = z.infer<typeof reportFileSchema>;

/** Most rows of a report that a screen exports by itself; the server makes larger ones. */
export const reportRowsOnScreen = 2000;
/** Rows of the largest report that a file holds. */
export const reportRowsAtMost = 100_000;
