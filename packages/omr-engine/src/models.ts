export type { ModelSpec, Proposal } from './browser/model-api.ts';
export { createModelReader, proposeModel } from './browser/model-client.ts';
export type { DigitReading } from './core/reading.ts';
export type { SheetModel as EngineSheetModel } from './models/sheet-model.ts';
