import { type SheetModelInput, sheetModelInputSchema } from '@caderneta/contract';
import { checkForm } from '../../lib/forms/field-errors.ts';

/** Checks a new model as the server does. Comes when one is saved. */
export const checkModel = (body: SheetModelInput) => checkForm(sheetModelInputSchema, body);
