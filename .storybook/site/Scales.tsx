import { useState } from 'react';
import { Button, vars } from '../../packages/ui/src/index.ts';
import { scale } from '../../packages/ui/src/theme/scale.data.ts';

type Step = keyof typeof scale;

const steps = (pattern: RegExp): Step[] => (Object.keys(scale) as Step[]).filter((name) => pattern.test(name));

/** Sizes of text, each written in itself. */
export const TypeScale = () => (
  <table>
    <tbody>
      {steps(/^fs/).map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code> <small>{scale[name]}</small>
          </th>
          <td>
            <span style={{ fontSize: vars[name], lineHeight: 1.3 }}>Notas do 9º Ano C: 7,5</span>
          </td>
        </tr>
      ))}
      {steps(/^fw/).map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code> <small>{scale[name]}</small>
          </th>
          <td>
            <span style={{ fontWeight: vars[name] }}>Turma 9º Ano C, matutino</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Steps of space, drawn as wide as they are. */
export const SpaceScale = () => (
  <table>
    <tbody>
      {steps(/^s\d/).map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code> <small>{scale[name]}</small>
          </th>
          <td>
            <span className="rule" style={{ width: vars[name] }} aria-hidden="true" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Roundings, each on a square. */
export const Roundings = () => (
  <ul className="swatches tokens">
    {steps(/^r[A-Z]/).map((name) => (
      <li key={name}>
        <span className="swatch" style={{ borderRadius: vars[name], background: vars.brandSoft }} aria-hidden="true" />
        <code>{name}</code> <small>{scale[name]}</small>
      </li>
    ))}
  </ul>
);

/** The three lengths of movement, started by a button. */
export function Moves() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <>
      <Button onPress={() => setIsMoved(!isMoved)}>Mover</Button>
      <div className="moves" data-moved={isMoved || undefined}>
        {(['tFast', 'tBase', 'tSlow'] as const).map((name) => (
          <div key={name}>
            <code>{name}</code> <small>{scale[name]}</small>
            <span style={{ transition: `transform ${vars[name]} ${vars.ease}` }} aria-hidden="true" />
          </div>
        ))}
      </div>
    </>
  );
}
