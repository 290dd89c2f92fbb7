import { type RefObject, useEffect, useRef } from 'react';

/** Whether the screen that asks is still shown: what ends later, as a save does, must not take back to it who left meanwhile. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
