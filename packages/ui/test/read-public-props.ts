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
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
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
  for (const symbol of [...symbols].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target.valueDeclaration;
    if (!/^[A-Z]/.test(symbol.name) || declaration === undefined || !isOurs(declaration)) continue;
    const [signature] = checker.getTypeOfSymbolAtLocation(target, declaration).getCallSignatures();
    if (signature === undefined) continue;
    components[symbol.name] = readComponent(checker, signature);
  }
  return { exports: symbols.map(({ name }) => name).sort(), components };
}

function readComponent(checker: ts.TypeChecker, signature: ts.Signature): PublicComponent {
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
    const written = ts.isPropertySignature(declared) ? declared.type?.getText() : declared.getText();
    props[`${prop.name}${optional}`] = oneLine(written ?? '');
  }
  const bases = (type.symbol?.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ heritageClauses = [] }) =>
      heritageClauses.flatMap(({ types }) => types.map((each) => oneLine(each.getText()))),
    );
  return { extends: bases, props: Object.fromEntries(Object.entries(props).sort(([a], [b]) => (a < b ? -1 : 1))) };
}
