import { loadBrowserSheetFonts } from '@caderneta/omr-engine';
import { expose } from 'comlink';
import { lostIn, makePaper } from './make-paper.ts';
import type { PaperWorker } from './paper-document.ts';

// On their way before anything is asked.
const fonts = loadBrowserSheetFonts();
const offered: PaperWorker = {
  make: async (request) => makePaper(request, await fonts),
  lost: async (texts) => lostIn(texts, await fonts),
};
expose(offered);
