import { type BankItem, exportFileName } from '@caderneta/contract';
import { saveFile, showToast } from '@caderneta/ui';
import { withReason } from '../../lib/api/failure-text.ts';
import { fetchItems, type ItemFilter } from '../../parts/bank-items/bank-items.api.ts';
import { type QtiPicture, qtiPackage } from './qti-package.ts';
import { questionBankCopy } from './question-bank.copy.ts';

const texts = questionBankCopy.qti;

/** The pictures of the questions that have one, by question. */
async function picturesOf(items: readonly BankItem[]): Promise<Map<string, QtiPicture>> {
  const pictures = new Map<string, QtiPicture>();
  for (const { id, picture } of items) {
    if (!picture) continue;
    const answer = await fetch(picture.url);
    if (!answer.ok) throw new Error('a picture did not come');
    pictures.set(id, { bytes: new Uint8Array(await answer.arrayBuffer()), type: picture.type });
  }
  return pictures;
}

/** Saves all that the filters leave as a QTI 3 package. */
export async function exportQti(filter: ItemFilter): Promise<void> {
  const answer = await fetchItems(filter);
  if (!answer.ok) return void showToast({ tone: 'error', message: withReason(texts.failed, answer) });
  if (answer.data.length === 0) return void showToast({ tone: 'info', message: texts.nothing });
  if (answer.truncated) showToast({ tone: 'warning', message: texts.cut(answer.data.length) });
  try {
    const bytes = await qtiPackage(answer.data, await picturesOf(answer.data), texts.title);
    saveFile(exportFileName(texts.fileName, 'zip', new Date()), bytes, 'application/zip');
  } catch {
    showToast({ tone: 'error', message: texts.failed });
  }
}
