import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { everyEndpoint } from '../contract/src/calls.ts';
import { shapeOf } from './src/lib/api/shape.ts';
import { writeShape } from './written-shape.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const ofContract = /\/packages\/contract\/src\/.+(?<!\.test)\.ts$/;
const shapes = new Map(
  everyEndpoint.map(({ method, path, response }) => [
    `${method} ${path}`,
    JSON.stringify(writeShape(shapeOf(response))),
  ]),
);

const fieldsOf = (node: ESTree.ObjectExpression): Map<string, ESTree.ObjectProperty> =>
  new Map(
    node.properties.flatMap((field) =>
      field.type === 'Property' && field.key.type === 'Identifier' ? [[field.key.name, field] as const] : [],
    ),
  );

const textOf = (field: ESTree.ObjectProperty | undefined): string =>
  field?.value.type === 'Literal' ? String(field.value.value) : '';

/** What a call takes, of which a client's types alone speak, and what its documentation says. */
const unread = { request: '{}', summary: "''" };

/** Of a call's definition: its answer's shape written out, and what no client reads left out. */
function leanCall(definition: ESTree.ObjectExpression): Edit[] {
  const fields = fieldsOf(definition);
  const name = `${textOf(fields.get('method'))} ${textOf(fields.get('path'))}`;
  const shape = shapes.get(name);
  if (shape === undefined || !fields.has('response')) throw new Error(`the contract's calls have no '${name}'`);
  // With its name: of `{ request }` that is all that stands there.
  return Object.entries({ response: shape, ...unread }).flatMap(([field, text]) => {
    const written = fields.get(field);
    return written ? [{ start: written.start, end: written.end, text: `${field}: ${text}` }] : [];
  });
}

/** A constant that nobody uses may go, with all that it calls. */
const droppable = ({ init }: ESTree.VariableDeclarator): Edit[] =>
  init && /Call|New|Member|Object|Array|Binary|Template|Logical|Conditional/.test(init.type)
    ? [
        { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
        { start: init.end, end: init.end, text: '))()' },
      ]
    : [];

function edited(code: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((one, other) => other.start - one.start || other.end - one.end);
  return ordered.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** Names that a module's code speaks of, its imports aside. */
function namesIn(program: ESTree.Program): ReadonlySet<string> {
  const names: string[] = [];
  new Visitor({ Identifier: ({ name }) => void names.push(name) }).visit(program);
  const declared = program.body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') return node.specifiers.flatMap(({ local }) => [local.name, local.name]);
    return node.type === 'VariableDeclaration' ? node.declarations.map(({ id }) => (id as { name?: string }).name) : [];
  });
  for (const name of declared) names.splice(names.indexOf(name ?? ''), names.includes(name ?? '') ? 1 : 0);
  return new Set(names);
}

/** Takes out constants and imports that nothing speaks of any more, until none is left. */
function withoutUnused(id: string, code: string): string {
  const { program } = parseSync(id, code);
  const used = namesIn(program);
  const unused = program.body.filter((node) => {
    if (node.type === 'ImportDeclaration') return node.specifiers.every(({ local }) => !used.has(local.name));
    return (
      node.type === 'VariableDeclaration' && node.declarations.every(({ id: of }) => 'name' in of && !used.has(of.name))
    );
  });
  if (unused.length === 0) return code;
  return withoutUnused(
    id,
    edited(
      code,
      unused.map(({ start, end }) => ({ start, end, text: '' })),
    ),
  );
}

/** Modules of the contract as a client needs them: see `leanContract`. */
export function leanModule(id: string, code: string): string {
  const calls: Edit[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [definition] }) => {
      const isCall = callee.type === 'Identifier' && /^define(Endpoint|List)$/.test(callee.name);
      if (isCall && definition?.type === 'ObjectExpression') calls.push(...leanCall(definition));
    },
  }).visit(parseSync(id, code).program);
  const lean = calls.length === 0 ? code : withoutUnused(id, edited(code, calls));
  const constants = parseSync(id, lean).program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    return declared?.type === 'VariableDeclaration' ? declared.declarations.flatMap(droppable) : [];
  });
  return edited(lean, constants);
}

/**
 * The contract without what a browser never runs. Calls carry the shape of their answer as a text instead of a schema, and a schema
 * that no form checks with is left out, with the library that makes it.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  // After the types are gone, so that the code is JavaScript.
  enforce: 'post',
  transform: { filter: { id: ofContract }, handler: (code, id) => leanModule(id, code) },
});
