import path from 'node:path';
import ts from 'typescript';
import { repository } from './source-files.ts';

/** The sources of a folder of web, compiled together with the types of everything they call. */
export function compiled(folder: string): ts.Program {
  const config = path.join(repository, folder, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, { noEmit: true }, host);
  const sources = parsed?.fileNames.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file)) ?? [];
  return ts.createProgram(sources, parsed?.options ?? {});
}

/**
 * Where a React effect returns the result of a call of type `void`, as `path:line`. React calls whatever an effect
 * returns, and a browser may return more than its types declare: `scrollIntoView` returns a Promise since 2026.
 */
export function effectsThatAnswer(program: ts.Program, isOurs: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];

  function look(source: ts.SourceFile) {
    const mark = (node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path.relative(repository, path.resolve(repository, source.fileName))}:${line + 1}`);
    };
    const returns = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) return;
      if (ts.isReturnStatement(node) && node.expression !== undefined && isVoid(node.expression)) mark(node);
      ts.forEachChild(node, returns);
    };
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /^use(Layout|Insertion)?Effect$/.test(node.expression.getText())) {
        const [effect] = node.arguments;
        // A function passed by name may return anything.
        if (effect === undefined || !ts.isArrowFunction(effect)) mark(node);
        else if (ts.isBlock(effect.body)) ts.forEachChild(effect.body, returns);
        else if (isVoid(effect.body)) mark(node);
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
  }

  function isVoid(node: ts.Expression): boolean {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.some(({ flags }) => (flags & ts.TypeFlags.Void) !== 0);
  }

  program
    .getSourceFiles()
    .filter(({ fileName }) => isOurs(fileName))
    .forEach(look);
  return found.map((place) => place.split(path.sep).join('/'));
}
