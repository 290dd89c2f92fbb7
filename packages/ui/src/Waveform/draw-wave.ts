import WaveSurfer from 'wavesurfer.js';
import RegionsPlugin from 'wavesurfer.js/plugins/regions';
import type { TimeSpan } from './time-span.ts';

/** Colours of the bars: those of what was played, and the rest. */
export interface WaveInks {
  readonly played: string;
  readonly rest: string;
}

interface WaveOptions {
  /** Loudness of 0 to 1, evenly spaced; others are clipped. */
  readonly peaks: readonly number[];
  readonly durationSeconds: number;
  /** CSS pixels. */
  readonly height: number;
  readonly inks: WaveInks;
  readonly pauses: readonly TimeSpan[];
}

/** A recording as wavesurfer.js draws it, which neither plays nor hears presses. */
export interface Wave {
  moveTo(seconds: number): void;
  markWord(word: TimeSpan | undefined): void;
  remove(): void;
}

const BAR_WIDTH = 2.6;
const BAR_GAP = 1.6;
/** Share of the height for the loudest bar. */
const LOUDEST = 0.74;
/** A silent bar still shows, in pixels. */
const SHORTEST = 3.8;
/** A word is as long as this at least, in seconds: without length it would be a line. */
const SHORTEST_WORD = 0.1;

const clipped = (peak: number): number => (Number.isFinite(peak) ? Math.min(1, Math.max(0, peak)) : 0);

/**
 * wavesurfer.js writes its styles as a `<style>`, which the page's policy refuses where it is in the page. Before that it is made a
 * constructed sheet, of which the policy says nothing.
 */
function constructSheet(host: Element): void {
  const root = host.shadowRoot;
  const style = root?.querySelector('style');
  if (!root || !style) throw new Error('wavesurfer.js: no shadow root with a style');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent ?? '');
  // A page that is zoomed shows the bars smooth, not in steps.
  const smooth = new CSSStyleSheet();
  smooth.replaceSync(':host canvas { image-rendering: auto }');
  root.adoptedStyleSheets = [sheet, smooth];
  style.remove();
}

/** Draws a recording into `element`; it is there when the promise resolves. Colours of regions and cursor are the style sheet's, by their parts. */
export async function drawWave(
  element: HTMLElement,
  { peaks, durationSeconds, height, inks, pauses }: WaveOptions,
): Promise<Wave> {
  const container = document.createElement('div');
  const regions = RegionsPlugin.create();
  const wave = WaveSurfer.create({
    container,
    height,
    peaks: [peaks.map(clipped)],
    duration: durationSeconds,
    waveColor: inks.rest,
    progressColor: inks.played,
    cursorColor: 'currentColor',
    cursorWidth: 2,
    barWidth: BAR_WIDTH,
    barGap: BAR_GAP,
    barRadius: BAR_WIDTH,
    barHeight: LOUDEST,
    barMinHeight: SHORTEST,
    interact: false,
    hideScrollbar: true,
    plugins: [regions],
  });
  constructSheet(container.firstElementChild as Element);
  element.append(container);
  const mark = (id: string, { startSeconds, endSeconds }: TimeSpan) =>
    regions.addRegion({ id, start: startSeconds, end: endSeconds, drag: false, resize: false });
  await new Promise<void>((drawn, failed) => {
    wave.once('ready', () => drawn());
    wave.once('error', failed);
  });
  for (const pause of pauses) mark('pause', pause);
  let word: ReturnType<typeof mark> | undefined;
  return {
    moveTo: (seconds) => wave.setTime(seconds),
    markWord(span) {
      word?.remove();
      word =
        span && mark('word', { ...span, endSeconds: Math.max(span.endSeconds, span.startSeconds + SHORTEST_WORD) });
    },
    remove() {
      wave.destroy();
      container.remove();
    },
  };
}
