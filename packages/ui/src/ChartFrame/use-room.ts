import { type RefCallback, useLayoutEffect, useState } from 'react';

export interface Room {
  ref: RefCallback<HTMLDivElement>;
  /** CSS pixels; 0 until measured. */
  width: number;
  height: number;
  /** CSS pixels in a rem, so that what is drawn grows with the text size. */
  rem: number;
}

/** The room a drawing has. The element's height should be in rem: that is how a change of text size is noticed. */
export function useRoom(): Room {
  const [element, ref] = useState<HTMLDivElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0, rem: 16 });
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () =>
      setRoom({
        width: element.clientWidth,
        height: element.clientHeight,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, ...room };
}

/** Of a drawing made for the room on the screen: on paper, where the room is another, it is scaled to that. */
export const viewBoxOf = (width: number, height: number): string | undefined =>
  width > 0 && height > 0 ? `0 0 ${width} ${height}` : undefined;
