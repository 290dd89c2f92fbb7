export type { Frame, ReadFrameOptions, SheetReader, SheetReaderSettings, WorkerLike } from './browser/client.ts';
export { createSheetReader } from './browser/client.ts';
export type {
  Photo,
  PhotoPoint,
  PhotoRegion,
  PlacedBubble,
  ReadMode,
  ReadOutcome,
  Refusal,
  RefusalCode,
  RowCrop,
  SheetReading,
} from './core/reading.ts';
export type { Numbering, SheetBubble, SheetLayout, SheetMarker, SheetSpec } from './core/sheet-layout.ts';
export { refusalMessages } from './failures.ts';
