import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const A_MINUTE_MS = 60_000;
/** A file without any of these need not be parsed. */
const mayHold = /[tT]imeout|shouldAdvanceTime|_MS\b|vi\.waitFor|\}, [\d_]+\)/;
/** Functions whose last argument may be a limit. */
const ofVitest = /^(test|it|beforeAll|beforeEach|afterAll|afterEach)\b/;

/**
 * Where a test file allows something less than a minute, as `path:line`; Vitest's own waits default to a second. A fake
 * clock that advances by itself follows real time: what a test expects after 5 s may have ended on a busy computer.
 */
export function shortLimits({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  if (!mayHold.test(text)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (isShortLimit(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

function isShortLimit(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node))
    return (
      node.getText() === 'shouldAdvanceTime: true' ||
      (/^(timeout|(test|hook|protocol|asyncUtil)Timeout)$/.test(node.name.getText()) &&
        isShort(node.initializer))
    );
  if (ts.isVariableDeclaration(node))
    return /^(PATIENCE|TIMEOUT|\w+_TIMEOUT)_MS$/.test(node.name.getText()) && isShort(node.initializer);
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  if (called === 'vi.waitFor' && node.arguments.length === 1) return true;
  if (called === 'AbortSignal.timeout') return isShort(node.arguments[0]);
  return ofVitest.test(called) && node.arguments.length > 1 && isShort(node.arguments.at(-1));
}

const isShort = (node: ts.Node | undefined) =>
  node !== undefined && ts.isNumericLiteral(node) && Number(node.text.replaceAll('_', '')) < A_MINUTE_MS;
