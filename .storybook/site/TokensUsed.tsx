import widgets from 'virtual:widgets';
import { vars } from '../../packages/ui/src/index.ts';
import { light } from '../../packages/ui/src/theme/palette.data.ts';

const isToken = (name: string): name is keyof typeof vars => name in vars;

/** Which tokens the styles of a widget's folder use, with their values here and now. */
export function TokensUsed({ folder }: { folder: string }) {
  const tokens = (widgets.tokens[folder] ?? []).filter(isToken);
  const root = getComputedStyle(document.documentElement);
  return (
    <section>
      <h2>Tokens usados</h2>
      {tokens.length === 0 ? (
        <p>Nenhum próprio: os das partes que usa.</p>
      ) : (
        <ul className="tokens">
          {tokens.map((name) => (
            <li key={name}>
              {name in light && <span className="swatch" style={{ background: vars[name] }} aria-hidden="true" />}
              <code>{name}</code> <small>{root.getPropertyValue(vars[name].slice(4, -1))}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
