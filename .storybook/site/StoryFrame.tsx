import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * A story in a document of its own, under the theme and the contrast of the page around it.
 *
 * @param props.id 'button--primary'.
 * @param props.height CSS pixels.
 */
export function StoryFrame({ id, title, height }: { id: string; title: string; height: number }) {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  const globals: Readonly<Record<string, unknown>> = first === undefined ? {} : context.getStoryContext(first).globals;
  const shared = `theme:${globals.theme ?? 'light'};contrast:${globals.contrast ?? 'normal'}`;
  return (
    <iframe
      id={`iframe--${id}`}
      title={title}
      src={`./iframe.html?id=${id}&viewMode=story&globals=${shared}`}
      height={height}
      loading="lazy"
    />
  );
}
