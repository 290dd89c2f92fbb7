import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

interface Globals {
  viewport?: { value?: string };
}

/** Widths of the framed screens, CSS pixels, over the width that Storybook writes on a frame; a desktop takes what the page has. */
const FRAMES = `
  .framed-phone iframe { width: 360px !important; }
  .framed-tablet iframe { width: 900px !important; max-width: 100%; }
`;
const HEIGHTS: Readonly<Record<string, string>> = { phone: '740px', tablet: '600px' };
const OTHER_HEIGHT = '420px';

/**
 * A widget's page. Theme, text size and screen stand on a document's root, and stories on one page share it: a story with globals of
 * its own has a frame of its own, or the last one's would hold for all.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <style>{FRAMES}</style>
      <Title />
      <Subtitle />
      <Description />
      {stories[0] !== undefined && globalsOf(stories[0].moduleExport) === undefined && <Primary />}
      <Controls />
      {stories.map(({ id, name, moduleExport }) => {
        const globals = globalsOf(moduleExport);
        const screen = globals?.viewport?.value ?? '';
        return (
          <Anchor key={id} storyId={id}>
            <Subheading>{name}</Subheading>
            <Description of={moduleExport} />
            <Canvas
              of={moduleExport}
              className={screen === '' ? undefined : `framed-${screen}`}
              story={globals === undefined ? {} : { inline: false, height: HEIGHTS[screen] ?? OTHER_HEIGHT }}
            />
          </Anchor>
        );
      })}
    </>
  );
}

const globalsOf = (story: { globals?: Globals }): Globals | undefined => story.globals;
