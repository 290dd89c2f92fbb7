import { type FocusEvent, useEffect, useState } from 'react';
import type { HoverEvent, LinkProps } from 'react-aria-components';

/** How long the pointer rests before the name comes, ms. */
const DELAY_MS = 400;

interface RailTipState {
  /** The link whose name is to be shown beside it. */
  readonly tip: Element | null;
  readonly hide: () => void;
  /** What the link tells. */
  readonly on: Pick<LinkProps, 'onHoverStart' | 'onHoverEnd' | 'onFocus' | 'onBlur' | 'onKeyDown'>;
}

/** When the name of an icon of the rail shows: the pointer rests on it, or the keyboard comes to it; Escape takes it away. */
export function useRailTip(isRail: boolean): RailTipState {
  const [tip, setTip] = useState<Element | null>(null);
  const [under, setUnder] = useState<Element | null>(null);
  useEffect(() => {
    if (under === null) return;
    const timer = setTimeout(() => setTip(under), DELAY_MS);
    return () => clearTimeout(timer);
  }, [under]);
  const hide = () => {
    setUnder(null);
    setTip(null);
  };
  if (!isRail) return { tip: null, hide, on: {} };
  return {
    tip,
    hide,
    on: {
      onHoverStart: ({ target }: HoverEvent) => setUnder(target),
      onHoverEnd: hide,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setTip(target);
      },
      onBlur: hide,
      onKeyDown: ({ key }) => {
        if (key === 'Escape') hide();
      },
    },
  };
}
