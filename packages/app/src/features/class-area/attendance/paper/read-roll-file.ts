import { type AttendanceSheet, attendanceSheetEndpoints } from '@caderneta/contract';
import { type RollReading, readRollPicture } from '@caderneta/omr-engine/rolls';
import { call } from '../../../../lib/api/call.ts';
import { openPdf } from '../../../../parts/sheet-photo/open-pdf.ts';
import { isPdf, type OpenPhoto, openPhoto, whyUnopened } from '../../../../parts/sheet-photo/open-photo.ts';
import { paperRollCopy as texts } from './paper-roll.copy.ts';

/** A photographed page of a roll, and the page that was printed. */
export interface ReadRoll {
  readonly ok: true;
  readonly reading: RollReading;
  readonly sheet: AttendanceSheet;
}

type Refused = { readonly ok: false; readonly message: string };

async function openFile(file: File): Promise<OpenPhoto | Refused> {
  if (!isPdf(file)) {
    const photo = await openPhoto(file).catch(() => null);
    return photo ?? { ok: false, message: whyUnopened(file) };
  }
  const pdf = await openPdf(file);
  if (typeof pdf === 'string') return { ok: false, message: texts.damaged };
  const photo = await pdf.draw(1);
  pdf.close();
  return photo ?? { ok: false, message: texts.damaged };
}

/** Reads a photo of a class's roll and finds the page that it shows. @returns Never rejects: a refusal says why. */
export async function readRollFile(file: File, classId: string, signal: AbortSignal): Promise<ReadRoll | Refused> {
  const opened = await openFile(file);
  if ('ok' in opened) return opened;
  const reading = await readRollPicture(opened.frame, signal);
  opened.frame.close();
  if (!reading?.ok) return { ok: false, message: reading?.message ?? texts.noReader };
  const params = { id: classId, number: String(reading.number) };
  const found = await call(attendanceSheetEndpoints.find, { params, signal });
  if (!found.ok) {
    if (found.code === 'not-found') return { ok: false, message: texts.otherClass(reading.number) };
    return { ok: false, message: found.code === 'offline' ? texts.offline : found.message };
  }
  const sheet = found.data;
  const isSame = sheet.pupils.length === reading.pupils && sheet.days.length === reading.days;
  return isSame ? { ok: true, reading, sheet } : { ok: false, message: texts.otherShape };
}
