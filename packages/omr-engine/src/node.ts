export { type DecodedImage, decodeImage } from './node/decode-image.ts';
export { loadSecondAttempt } from './node/load-second-attempt.ts';
export { loadSheetFonts } from './node/load-sheet-fonts.ts';
export { readSheetFile } from './node/read-sheet-file.ts';
export { readSheetPages, type SheetPage } from './node/read-sheet-pages.ts';
export { renderSheet, sheetPng } from './node/sheet-png.ts';
