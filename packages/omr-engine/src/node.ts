export { loadSheetFonts } from './node/load-sheet-fonts.ts';
export { sheetPng } from './node/sheet-png.ts';
