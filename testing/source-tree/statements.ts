import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** An expression that makes SQL: a whole statement, or a part that others take. */
export interface Statement {
  /** `file › declaration`. */
  readonly where: string;
  /** As SQL, roughly: each value as `$`, the methods of a query builder by their names. */
  readonly text: string;
  /** The text of the declarations it takes parts from, and of those it is handed to. */
  readonly taken: string;
  /** The whole declaration, comments left out. */
  readonly declared: string;
}

const builders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
type Named = ReadonlyMap<string, readonly ts.Node[]>;
type Known = (source: ts.SourceFile, name: string) => readonly ts.Node[];

/** Each outermost SQL template and query builder in these files. */
export function statementsIn(files: readonly Pick<SourceFile, 'path' | 'text'>[]): Statement[] {
  const sources = files.map(({ path, text }) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  );
  const known = knownIn(sources);
  return sources.flatMap((source) =>
    source.statements.flatMap((declared) =>
      rootsIn(declared).map((root) => ({
        where: `${source.fileName} › ${nameOf(declared)}`,
        text: sqlOf(root),
        taken: takenBy(root, declared, known),
        declared: printed(declared),
      })),
    ),
  );
}

/** The text of each declaration of a file without its comments: `file › declaration` with it. */
export function declarationsIn({
  path,
  text,
}: Pick<SourceFile, 'path' | 'text'>): readonly { where: string; text: string }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.map((declared) => ({
    where: `${path} › ${nameOf(declared)}`,
    text: printer.printNode(ts.EmitHint.Unspecified, declared, source),
  }));
}

const printer = ts.createPrinter({ removeComments: true });

function nameOf(declared: ts.Node): string {
  if (ts.isVariableStatement(declared)) {
    return declared.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
  }
  return ts.isFunctionDeclaration(declared) || ts.isClassDeclaration(declared)
    ? (declared.name?.text ?? '')
    : '';
}

function rootsIn(node: ts.Node): ts.Node[] {
  if (isSql(node)) return [node];
  return childrenOf(node).flatMap(rootsIn);
}

function isSql(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'sql';
  let isBuilt = false;
  for (
    let at: ts.Node = node;
    ts.isCallExpression(at) || ts.isPropertyAccessExpression(at);
    at = at.expression
  ) {
    if (ts.isPropertyAccessExpression(at) && builders.has(at.name.text)) isBuilt = true;
    if (ts.isCallExpression(at) && ts.isTaggedTemplateExpression(at.expression)) return false;
  }
  return isBuilt && ts.isCallExpression(node);
}

/** Strings and templates within, with the names of methods before them. */
function sqlOf(node: ts.Node): string {
  if (ts.isTaggedTemplateExpression(node)) return templateText(node.template);
  return ts.isTemplateLiteral(node) ? templateText(node) : printed(node);
}

function printed(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
}

function templateText(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const parts = template.templateSpans.map(({ expression, literal }) => {
    const inner = rootsIn(expression).map(sqlOf).join(' ');
    const isColumn = /^sql\.(ref|id|table|raw)\(/.test(expression.getText());
    return `${isColumn ? '§' : inner === '' ? '$' : ` ${inner} `}${literal.text}`;
  });
  return template.head.text + parts.join('');
}

/** What a statement is put together from: declarations around it by name, and functions that it is handed to. */
function takenBy(root: ts.Node, declared: ts.Node, known: Known): string {
  const local = namedBy(everyNode(declared).filter(ts.isVariableDeclaration));
  const seen = new Set<ts.Node>([declared]);
  const texts: string[] = [];
  const follow = (from: ts.Node, names: readonly string[]): void => {
    for (const name of names) {
      for (const found of local.get(name) ?? known(from.getSourceFile(), name)) {
        if (seen.has(found)) continue;
        seen.add(found);
        texts.push(...rootsIn(found).map(sqlOf));
        follow(found, namesIn(found));
      }
    }
  };
  follow(root, [...namesIn(root), ...calleesOver(root)]);
  return texts.join('\n');
}

/** The declarations that a name has at the top of a file: its own, or those it imports. */
function knownIn(sources: readonly ts.SourceFile[]): Known {
  const own = new Map(sources.map((source) => [source, namedBy(source.statements)]));
  const imported = new Map(
    sources.map((source) => [
      source,
      new Set(
        everyNode(source)
          .filter(ts.isImportSpecifier)
          .map(({ name }) => name.text),
      ),
    ]),
  );
  return (source, name) => {
    const mine = own.get(source)?.get(name);
    if (mine !== undefined || imported.get(source)?.has(name) !== true) return mine ?? [];
    return sources.flatMap((other) => own.get(other)?.get(name) ?? []);
  };
}

function calleesOver(root: ts.Node): string[] {
  const found: string[] = [];
  for (let at = root.parent; at !== undefined && !ts.isBlock(at); at = at.parent) {
    if (ts.isCallExpression(at) && ts.isIdentifier(at.expression)) found.push(at.expression.text);
  }
  return found;
}

const namesIn = (node: ts.Node): string[] =>
  everyNode(node)
    .filter(ts.isIdentifier)
    .filter((name) => !isOnlyAName(name))
    .map(({ text }) => text);

/** Of a type, a method or a field. */
const isOnlyAName = ({ parent, ...name }: ts.Identifier): boolean =>
  ts.isTypeReferenceNode(parent) ||
  (ts.isPropertyAssignment(parent) && parent.name.pos === name.pos) ||
  (ts.isPropertyAccessExpression(parent) && parent.name.pos === name.pos);

function namedBy(nodes: readonly ts.Node[]): Named {
  const named = new Map<string, ts.Node[]>();
  const add = (name: string, node: ts.Node) => void named.set(name, [...(named.get(name) ?? []), node]);
  for (const node of nodes) {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) add(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) add(node.name.text, node);
    if (ts.isVariableStatement(node)) {
      for (const one of node.declarationList.declarations) add(one.name.getText(), one);
    }
  }
  return named;
}

function everyNode(node: ts.Node): ts.Node[] {
  return [node, ...childrenOf(node).flatMap(everyNode)];
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}
