/**
 * Sheets of other makers. A model is made from one picture of a sheet, blank or filled in, upright within 20°: `proposeModel` gives it with
 * the straightened picture, `createModelReader` reads with it through the reader's own client, in a worker of its own. On the command line
 * `model` prints each group that it sees, a JSON object a line, and writes those that are asked for: the groups of questions that fit
 * `--groups`, left to right and top to bottom, with the digit columns; or the groups named by `--use`; or all. What is left stays in the
 * model: it is expected on the sheet, not read. `models/sheet-model.ts` describes the file; `name`, `kind`, `use` and `symbols` are there to
 * be edited. A group of kind `version` says by a letter which version of the test a sheet is.
 *
 * With a model no sheet is turned down for what else is printed on it, `digits` are given (`?` stands for one that is not sure) and photos
 * may have any turn; refused is one of which too little fits the model, and one whose upper side nothing tells.
 *
 * The steps: `print-shapes` (rings, boxes, letters), `lattice` (grows rows and columns from like neighbours), `split-lattice` (numbers and
 * headings out, gaps part), `complete-lattice`, `propose-lattices` (what is no sheet out), `propose-groups`, `propose-model`; to read,
 * `register-model` lays the model onto the groups seen in a photo and `read-model-marks` decides marks as for any sheet.
 */
export type { ModelSpec, Proposal } from './browser/model-api.ts';
export { createModelReader, proposeModel } from './browser/model-client.ts';
export type { DigitReading } from './core/reading.ts';
export type { SheetModel as EngineSheetModel } from './models/sheet-model.ts';
