import path from 'node:path';
import ts from 'typescript';

/** One component: what its props extend, and those of ours with their types as they are written. */
export interface PublicComponent {
  extends: string[];
  props: Record<string, string>;
}

export interface PublicFace {
  /** Every exported name, types among them. */
  exports: string[];
  components: Record<string, PublicComponent>;
  /** Types of ours that the props name, and those that these name, as they are written. */
  types: Record<string, string>;
}

const oneLine = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
const isOurs = (node: ts.Node) => !node.getSourceFile().fileName.includes('/node_modules/');

/**
 * What others can import from an entry of the package, read by the TypeScript compiler.
 *
 * @param folder The package's folder, with its tsconfig.json.
 * @param entries Paths of the entries within it, each with the name it goes by.
 */
export function readPublicProps(folder: string, entries: Record<string, string>): Record<string, PublicFace> {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(folder, 'tsconfig.json'),
    { noEmit: true, incremental: false, composite: false, emitDeclarationOnly: false, tsBuildInfoFile: undefined },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  const program = ts.createProgram(
    Object.values(entries).map((entry) => path.join(folder, entry)),
    config?.options ?? {},
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const source = program.getSourceFile(path.join(folder, entry));
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`${entry} exports nothing`);
      return [name, readFace(checker, checker.getExportsOfModule(module))];
    }),
  );
}

function readFace(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): PublicFace {
  const components: PublicFace['components'] = {};
  const types: PublicFace['types'] = {};
  for (const symbol of [...symbols].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target.valueDeclaration;
    if (!/^[A-Z]/.test(symbol.name) || declaration === undefined || !isOurs(declaration)) continue;
    const [signature] = checker.getTypeOfSymbolAtLocation(target, declaration).getCallSignatures();
    if (signature === undefined) continue;
    components[symbol.name] = readComponent(checker, signature, types);
  }
  return { exports: symbols.map(({ name }) => name).sort(), components, types: sorted(types) };
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Notes the types of ours that a written type names. */
function noteTypes(checker: ts.TypeChecker, node: ts.Node, types: PublicFace['types']): void {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = target?.declarations?.find(
      (one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one),
    );
    if (target !== undefined && declared !== undefined && isOurs(declared) && !(target.name in types)) {
      types[target.name] = ts.isTypeAliasDeclaration(declared)
        ? writtenType(checker, declared.type)
        : membersOf(checker, checker.getDeclaredTypeOfSymbol(target));
      noteTypes(checker, declared, types);
    }
  }
  ts.forEachChild(node, (child) => noteTypes(checker, child, types));
}

/** '{ id: string; label?: string }', what it inherits from ours with it. */
function membersOf(checker: ts.TypeChecker, type: ts.Type): string {
  const members = checker.getPropertiesOfType(type).flatMap(({ declarations = [] }) => {
    const declared = declarations.find(
      (node) => isOurs(node) && (ts.isPropertySignature(node) || ts.isMethodSignature(node)),
    );
    return declared === undefined
      ? []
      : [
          oneLine(declared.getText())
            .replace(/^readonly /, '')
            .replace(/;$/, ''),
        ];
  });
  return `{ ${members.join('; ')} }`;
}

/** As it is written; what only names a constant of a style, as its values. */
function writtenType(checker: ts.TypeChecker, node: ts.TypeNode | undefined): string {
  const text = oneLine(node?.getText() ?? '');
  if (node === undefined || !/typeof|\['/.test(text)) return text;
  const type = checker.getTypeFromTypeNode(node);
  const named = type.isUnion() ? type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined)) : [type];
  return named
    .map((one) => checker.typeToString(one, undefined, ts.TypeFormatFlags.NoTruncation).replaceAll('"', "'"))
    .sort((one, other) => Number(one) - Number(other) || 0)
    .join(' | ');
}

function readComponent(checker: ts.TypeChecker, signature: ts.Signature, types: PublicFace['types']): PublicComponent {
  const [parameter] = signature.getParameters();
  const declaration = parameter?.valueDeclaration;
  if (parameter === undefined || declaration === undefined) return { extends: [], props: {} };
  const type = checker.getTypeOfSymbolAtLocation(parameter, declaration);
  const props: Record<string, string> = {};
  for (const prop of checker.getPropertiesOfType(type)) {
    const declared = prop.declarations?.find(
      (node) => isOurs(node) && (ts.isPropertySignature(node) || ts.isMethodSignature(node)),
    );
    if (declared === undefined) continue;
    const optional = prop.flags & ts.SymbolFlags.Optional ? '?' : '';
    props[`${prop.name}${optional}`] = ts.isPropertySignature(declared)
      ? writtenType(checker, declared.type)
      : oneLine(declared.getText());
    noteTypes(checker, declared, types);
  }
  const bases = (type.symbol?.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ heritageClauses = [] }) =>
      heritageClauses.flatMap(({ types }) => types.map((each) => oneLine(each.getText()))),
    );
  return { extends: bases, props: sorted(props) };
}
