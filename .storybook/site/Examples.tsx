import widgets from 'virtual:widgets';
import { Check, X } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Guide } from '../../packages/ui/guide/guide.ts';
import { I18nProvider } from '../../packages/ui/src/index.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** CSS pixels. */
const EXAMPLE_HEIGHT = 320;

type Args = Readonly<Record<string, unknown>>;

/** Right beside wrong, each alive, and which other widget does what this one does not. */
export function Examples({
  guide,
  component: Component,
  args,
}: {
  guide: Guide<never>;
  component: ComponentType<Args> | undefined;
  args: Args;
}) {
  const show = (example: { of?: string; args?: Args }, title: string) => {
    if (example.of !== undefined)
      return <StoryFrame id={example.of} title={title} height={guide.framed ?? EXAMPLE_HEIGHT} />;
    if (Component === undefined || guide.framed !== undefined) return null;
    return (
      <I18nProvider locale="pt-BR">
        <Component {...args} {...example.args} />
      </I18nProvider>
    );
  };
  return (
    <section>
      <h2>Certo e errado</h2>
      <div className={guide.wide || guide.framed !== undefined ? 'examples examples-wide' : 'examples'}>
        <figure className="example example-right">
          <div className="example-room">{show(guide.right, 'Certo')}</div>
          <figcaption>
            <Check aria-hidden="true" /> <b>Certo.</b> {guide.right.says}
          </figcaption>
        </figure>
        <figure className="example example-wrong">
          <div className="example-room">{show(guide.wrong, 'Errado')}</div>
          <figcaption>
            <X aria-hidden="true" /> <b>Errado.</b> {guide.wrong.says}
          </figcaption>
        </figure>
      </div>
      <h2>Quando usar outro</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">Use</th>
          </tr>
        </thead>
        <tbody>
          {guide.instead.map(([when, widget]) => (
            <tr key={when}>
              <td>{when}</td>
              <td>
                <a href={`./?path=/docs/${widgets.pages[widget]?.id}--guia`} target="_top">
                  {widgets.pages[widget]?.title} <code>{widget}</code>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
