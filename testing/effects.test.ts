import ts from 'typescript';
import { expect, test } from 'vitest';
import { compiled, effectsThatAnswer } from './source-tree/effects.ts';

test('an effect answers nothing, or a function that ends it', () => {
  expect(effectsThatAnswer(compiled('web'), (file) => file.includes('/web/src/'))).toEqual([]);
});

test('an effect that hands on what a call answers is found, however it is written', () => {
  const text = `declare function useEffect(effect: () => void | (() => void)): void;
    declare const box: { scroll(): void } | undefined;
    declare function listen(): () => void;
    declare const named: () => void;
    useEffect(() => box?.scroll());
    useEffect(() => { if (box) return box.scroll(); });
    useEffect(named);
    useEffect(() => listen());
    useEffect(() => { if (box) return; return () => box?.scroll(); });
    useEffect(() => { box?.scroll(); });`;
  const source = ts.createSourceFile('one.ts', text, ts.ScriptTarget.Latest, true);
  const options = { noLib: true, strict: true };
  const host = { ...ts.createCompilerHost(options), getSourceFile: () => source };
  const program = ts.createProgram(['one.ts'], options, host);
  expect(effectsThatAnswer(program, () => true)).toEqual(['one.ts:5', 'one.ts:6', 'one.ts:7']);
});
