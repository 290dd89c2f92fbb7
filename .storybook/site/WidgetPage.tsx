import './site.css';
import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from '../../packages/ui/guide/guide.ts';
import { Anatomy } from './Anatomy.tsx';
import { Examples } from './Examples.tsx';
import { PropsTable } from './PropsTable.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { TokensUsed } from './TokensUsed.tsx';

interface Globals {
  viewport?: { value?: string };
}

const guides = import.meta.glob<{ guide: Guide<never> }>('../../packages/ui/src/*/*.guide.ts', { eager: true });

/** CSS pixels: a screen, a widget as wide as the page, a small one. */
const HEIGHTS = { screen: 740, wide: 560, small: 380 } as const;
const FIRST_VERSION = '1.0.0-rc';

const globalsOf = (story: { globals?: Globals }): Globals | undefined => story.globals;

/**
 * The page of a widget: its guide, its stories and what is read from its sources; of a screen, its stories alone. Theme, text size and
 * screen stand on a document's root, and stories on one page share it: a story with globals of its own has a frame of its own, or the
 * last one's would hold for all.
 */
export function WidgetPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (first === undefined) return null;
  // './packages/ui/src/Button/Button.stories.tsx'
  const file: string = first.parameters.fileName ?? '';
  const guide = guides[`../../${file.replace(/^\.\//, '').replace('.stories.tsx', '.guide.ts')}`]?.guide;
  const name = guide?.exported ?? file.replace(/^.*\/|\.stories\.tsx$/g, '');
  const lead =
    guide?.framed === undefined ? stories.find((story) => globalsOf(story.moduleExport) === undefined) : undefined;
  const others = stories.filter((story) => story !== lead || guide === undefined);
  return (
    <article className="guide sb-unstyled">
      <header>
        <p className="guide-path">{first.title.split('/').slice(0, -1).join(' · ')}</p>
        <h1>{first.title.split('/').at(-1)}</h1>
        {guide && (
          <p className="guide-name">
            <code>{name}</code> desde {guide.since ?? FIRST_VERSION}
          </p>
        )}
        {guide && <p className="guide-lead">{guide.use}</p>}
      </header>
      {guide && lead && <Anatomy story={lead} parts={guide.parts} />}
      {guide && (
        <Examples guide={guide} component={lead?.component ?? first.component} args={(lead ?? first).initialArgs} />
      )}
      <section>
        <h2>{guide ? 'Estados' : 'Estados da tela'}</h2>
        <div
          className={
            guide?.wide || guide?.framed !== undefined || guide === undefined ? 'states states-wide' : 'states'
          }
        >
          {others.map(({ id, name: storyName, moduleExport }) => {
            const globals = globalsOf(moduleExport);
            const screen = globals?.viewport?.value ?? '';
            const framed = globals !== undefined || guide === undefined || guide.framed !== undefined;
            const usual = guide === undefined ? HEIGHTS.screen : guide.wide ? HEIGHTS.wide : HEIGHTS.small;
            return (
              <figure key={id} className={screen === '' ? 'state' : `state framed-${screen}`}>
                <figcaption>
                  <a href={`./?path=/story/${id}`} target="_top">
                    {storyName}
                  </a>
                </figcaption>
                <div className="state-room">
                  {framed ? (
                    <StoryFrame id={id} title={storyName} height={guide?.framed ?? usual} />
                  ) : (
                    <Story of={moduleExport} inline />
                  )}
                </div>
              </figure>
            );
          })}
        </div>
      </section>
      {guide && (
        <section>
          <h2>Teclado</h2>
          {guide.keys.length === 0 ? (
            <p>Nada recebe o foco.</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">Tecla</th>
                  <th scope="col">O que faz</th>
                </tr>
              </thead>
              <tbody>
                {guide.keys.map(([pressed, does]) => (
                  <tr key={pressed + does}>
                    <td>
                      <kbd>{pressed}</kbd>
                    </td>
                    <td>{does}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <h2>O que um leitor de tela diz</h2>
          <p>{guide.spoken}</p>
        </section>
      )}
      {guide && <PropsTable name={name} />}
      {guide && <TokensUsed folder={file.split('/').at(-2) ?? ''} />}
    </article>
  );
}
