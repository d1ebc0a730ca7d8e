import path from 'node:path';
import ts from 'typescript';
import { repository } from './source-files.ts';

/**
 * Where a pending write is awaited or left unused, as `path:line`: it would never run, and nothing else reports it. A
 * pending write, including a Kysely query, is anything with `toOperationNode`; it goes to `writeTogether`, or is
 * executed.
 */
export function unawaitedWrites(program: ts.Program, isOurs: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];

  function isWrite(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some(isWrite);
    if (type.getProperty('toOperationNode') !== undefined) return true;
    const element = checker.isArrayLikeType(type) ? type.getNumberIndexType() : undefined;
    return element !== undefined && isWrite(element);
  }

  function look(source: ts.SourceFile) {
    const walk = (node: ts.Node): void => {
      const unawaited =
        ts.isAwaitExpression(node) && isWrite(checker.getTypeAtLocation(node.expression))
          ? node
          : ts.isExpressionStatement(node) && isWrite(checker.getTypeAtLocation(node.expression))
            ? node
            : undefined;
      if (unawaited !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(unawaited.getStart());
        found.push(`${path.relative(repository, path.resolve(repository, source.fileName))}:${line + 1}`);
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
  }

  program
    .getSourceFiles()
    // A file with a statement also has its transaction or database, both Kysely's.
    .filter(({ fileName, text }) => isOurs(fileName) && /kysely|toOperationNode/i.test(text))
    .forEach(look);
  return [...new Set(found)].map((place) => place.split(path.sep).join('/'));
}
