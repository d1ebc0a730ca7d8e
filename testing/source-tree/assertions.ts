import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** Type assertions in a file (`as`, `<T>`), as the compiler parses it, except `as const` and renamings. */
export function assertionsIn({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type)) {
      const { line } = source.getLineAndCharacterOfPosition(node.type.getStart());
      found.push(`${path}:${line + 1} as ${node.type.getText()}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
