import { vars } from '../../packages/ui/src/index.ts';
import { light } from '../../packages/ui/src/theme/palette.data.ts';
import { contrastPairs } from './contrast-pairs.data.ts';
import { contrastRatio, themes } from './contrast-ratio.ts';

const figure = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const ratioOf = (ink: string, ground: string) => `${figure.format(contrastRatio(ink, ground))} : 1`;

/** Every colour by its token, as the theme of the page has it. */
export const Palette = () => (
  <ul className="swatches tokens">
    {(Object.keys(light) as (keyof typeof light)[])
      .filter((name) => light[name].startsWith('#'))
      .map((name) => (
        <li key={name}>
          <span className="swatch" style={{ background: vars[name] }} aria-hidden="true" />
          <code>{name}</code>
        </li>
      ))}
  </ul>
);

/** Which colour stands on which, with its contrast in every theme, from the palette itself. */
export const Contrasts = () => (
  <div className="scrolls">
    <table>
      <thead>
        <tr>
          <th scope="col">Onde</th>
          <th scope="col">Mínimo</th>
          {themes.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ ink, ground, what, least }) => (
          <tr key={ink + ground}>
            <th scope="row">
              {what} <small>{`${ink} / ${ground}`}</small>
            </th>
            <td>{figure.format(least)}</td>
            {themes.map(({ name, colours }) => (
              <td key={name}>
                <span
                  className={least === 3 ? 'pair pair-edge' : 'pair'}
                  style={{
                    background: colours[ground],
                    ...(least === 3 ? { borderColor: colours[ink] } : { color: colours[ink] }),
                  }}
                >
                  {least === 3 ? null : ratioOf(colours[ink], colours[ground])}
                </span>
                {least === 3 ? ratioOf(colours[ink], colours[ground]) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
