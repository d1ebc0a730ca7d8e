import ts from 'typescript';
import { expect, test } from 'vitest';
import { compiled } from './source-tree/effects.ts';
import { unawaitedWrites } from './source-tree/unawaited-writes.ts';

test('no write that is still to be run is awaited or left standing', () => {
  expect(unawaitedWrites(compiled('server'), (file) => file.includes('/server/src/'))).toEqual([]);
});

test('one that is awaited or left is found, however it is made', () => {
  const text = `interface Write { toOperationNode(): object }
    interface Query extends Write { execute(): Promise<void> }
    declare function settleWrite(): Write;
    declare function eventWrites(): Write[];
    declare function refundWrites(): Promise<Write[]>;
    declare const query: Query;
    declare function writeTogether(writes: readonly Write[]): Promise<void>;
    async function all() {
      await settleWrite();
      settleWrite();
      await query;
      eventWrites();
      await refundWrites();
      await query.execute();
      await writeTogether([settleWrite(), ...eventWrites(), ...(await refundWrites())]);
      const kept = settleWrite();
      return kept;
    }`;
  const source = ts.createSourceFile('one.ts', text, ts.ScriptTarget.Latest, true);
  const options = { target: ts.ScriptTarget.ESNext, strict: true };
  const plain = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...plain,
    getSourceFile: (name, ...rest) => (name === 'one.ts' ? source : plain.getSourceFile(name, ...rest)),
  };
  const program = ts.createProgram(['one.ts'], options, host);
  expect(unawaitedWrites(program, (file) => file === 'one.ts')).toEqual([
    'one.ts:9',
    'one.ts:10',
    'one.ts:11',
    'one.ts:12',
    'one.ts:13',
  ]);
});
