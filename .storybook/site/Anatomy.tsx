import { Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface Spot {
  left: number;
  top: number;
}

/** The story is drawn after the page: looked for until then, and again where the window changes. */
const LOOK_EVERY = 300;

/**
 * A story with its parts numbered, and their names below.
 *
 * @param props.story As the page's context gives it.
 * @param props.parts Selectors within the story, with what they are.
 */
export function Anatomy({
  story,
  parts,
}: {
  story: { moduleExport: ComponentProps<typeof Story>['of'] };
  parts: readonly (readonly [selector: string, what: string])[];
}) {
  const room = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly (Spot | null)[]>([]);
  useEffect(() => {
    const look = () => {
      const around = room.current?.getBoundingClientRect();
      if (around === undefined) return;
      const found = parts.map(([selector], index) => {
        const box = room.current?.querySelector(`.sb-story :is(${selector})`)?.getBoundingClientRect();
        // On a phone a part may not be there to be numbered.
        if (box === undefined || box.width === 0) return null;
        // Every other number below its part: two parts may begin at one corner.
        const top = index % 2 === 0 ? box.top : box.bottom;
        return { left: Math.round(box.left - around.left), top: Math.round(top - around.top) };
      });
      setSpots((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [parts]);
  return (
    <section>
      <h2>Anatomia</h2>
      <div className="anatomy" ref={room}>
        <Story of={story.moduleExport} inline />
        {spots.map(
          (spot, index) =>
            spot && (
              <span key={parts[index]?.[0]} className="anatomy-number" style={spot} aria-hidden="true">
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className="anatomy-parts">
        {parts.map(([selector, what], index) => (
          <li key={selector} data-part={spots[index] ? 'found' : 'missing'}>
            {what}
          </li>
        ))}
      </ol>
    </section>
  );
}
