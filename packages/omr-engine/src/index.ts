export type { Frame, ReadFrameOptions, SheetReader, SheetReaderSettings, WorkerLike } from './browser/client.ts';
export { createSheetReader } from './browser/client.ts';
export { type Picture, sizeOf } from './browser/picture.ts';
export { loadBrowserSheetFonts, withSignsOf } from './browser/sheet-fonts.ts';
export type { FrameOutcome } from './browser/worker-api.ts';
export { type IdentityStrip, isSameStrip, stripOf } from './core/identity-strip.ts';
export { pageIdentity, pageOn } from './core/page-mark.ts';
export type {
  Photo,
  PhotoPoint,
  PlacedBubble,
  ReadMode,
  ReadOutcome,
  RowCrop,
  SheetFailure,
  SheetFailureCode,
  SheetReading,
} from './core/reading.ts';
export type {
  LegacyStyle,
  Numbering,
  SheetBox,
  SheetBubble,
  SheetColumn,
  SheetLayout,
  SheetMarker,
  SheetSpec,
  StripGrid,
} from './core/sheet-layout.ts';
export { failureMessages } from './failures.ts';
export { type PageSpecs, readEitherPage, specsOfPages } from './read-either-page.ts';
export { type ReadOptions, readSheet } from './read-sheet.ts';
export { drawRoll, type RollPage } from './roll/draw-roll.ts';
export { layOutRoll } from './roll/lay-out-roll.ts';
export type { LayoutFailure, LayoutFailureCode } from './sheet/check-spec.ts';
export { drawSheet } from './sheet/draw-sheet.ts';
export type { LabelledQuestion, PagePosition, Shape, SheetFace, SheetPage } from './sheet/drawing.ts';
export { maxIdentityLength } from './sheet/drawing.ts';
export type { SheetJson } from './sheet/json-writer.ts';
export { sheetJson } from './sheet/json-writer.ts';
export type { LegacyOptions } from './sheet/lay-out-legacy-sheet.ts';
export { layOutLegacySheet } from './sheet/lay-out-legacy-sheet.ts';
export { layOutSheet } from './sheet/lay-out-sheet.ts';
export { type PdfRole, shapesIn, type TaggedPart } from './sheet/pdf-tags.ts';
export { type DrawnPage, type PagePicture, pagesPdf, sheetsPdf } from './sheet/pdf-writer.ts';
export type { SheetFontBytes, SheetFonts } from './sheet/sheet-fonts.ts';
export { lostSigns, openSheetFonts, textWidthMm } from './sheet/sheet-fonts.ts';
export { sheetSvg } from './sheet/svg-writer.ts';
