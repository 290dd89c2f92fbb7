import { useLayoutEffect, useState } from 'react';
import { forcedColors } from '../theme/breakpoints.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import type { WaveInks } from './draw-wave.ts';

/**
 * What a canvas draws with, from the computed style of an element: `color` for what was played, the border's for the rest. They are read
 * anew when theme or contrast change, by the person or by the device.
 */
export function useInks(element: HTMLElement | null): WaveInks | null {
  const [inks, setInks] = useState<WaveInks | null>(null);
  const device = [
    useMediaQuery('(prefers-color-scheme: dark)'),
    useMediaQuery('(prefers-contrast: more)'),
    useMediaQuery(forcedColors),
  ].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device asks for changes the computed style
  useLayoutEffect(() => {
    if (element === null) return;
    const read = () => {
      const { color: played, borderTopColor: rest } = getComputedStyle(element);
      setInks((known) => (known?.played === played && known.rest === rest ? known : { played, rest }));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
    return () => observer.disconnect();
  }, [element, device]);
  return inks;
}
