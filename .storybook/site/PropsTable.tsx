import { commonWords, ownWords } from '../../packages/ui/guide/prop-words.data.ts';
import face from '../../packages/ui/props.snapshot.json';

interface Face {
  components: Readonly<Record<string, { extends: readonly string[]; props: Readonly<Record<string, string>> }>>;
  types: Readonly<Record<string, string>>;
}

const entries: readonly Face[] = Object.values(face);
const types: Readonly<Record<string, string>> = Object.assign({}, ...entries.map((entry) => entry.types));

/** The types of ours that a written one names, and those that these name. */
function namedIn(written: string, seen: readonly string[] = []): string[] {
  const names = (written.match(/\b[A-Z]\w+/g) ?? []).filter((name) => name in types && !seen.includes(name));
  return [...new Set(names)].flatMap((name) => [name, ...namedIn(types[name] ?? '', [...seen, ...names])]);
}

/** Props of a widget with their types, read from its source when the package's face is accepted, and what each is for. */
export function PropsTable({ name }: { name: string }) {
  const component = entries.find(({ components }) => name in components)?.components[name];
  const props = Object.entries(component?.props ?? {});
  return (
    <section>
      <h2>Propriedades</h2>
      {props.length === 0 ? (
        <p>Não tem.</p>
      ) : (
        <div className="scrolls">
          <table>
            <thead>
              <tr>
                <th scope="col">Nome</th>
                <th scope="col">O que faz</th>
                <th scope="col">Tipo</th>
              </tr>
            </thead>
            <tbody>
              {props.map(([written, type]) => {
                const prop = written.replace('?', '');
                return (
                  <tr key={prop}>
                    <th scope="row">
                      <code>{prop}</code>
                      {prop === written && <small> obrigatória</small>}
                    </th>
                    <td>{ownWords[name]?.[prop] ?? commonWords[prop]}</td>
                    <td>
                      <code>{type}</code>
                      {namedIn(type).map((named) => (
                        <code key={named} className="type">
                          {named} = {types[named]}
                        </code>
                      ))}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {component !== undefined && component.extends.length > 0 && (
        <p>
          Mais as de <code>{component.extends.join(', ')}</code>.
        </p>
      )}
    </section>
  );
}
