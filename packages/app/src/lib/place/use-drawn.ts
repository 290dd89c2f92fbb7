import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { DialogSteps } from './dialog-history.ts';

/** Tells the keeper of dialogs' places what the router shows. */
export function useDrawn(dialogs: DialogSteps): void {
  const { key } = useLocation();
  const isNew = useNavigationType() === 'PUSH';
  useLayoutEffect(() => dialogs.drew(key, isNew), [dialogs, key, isNew]);
}
