import pg from 'pg';
import { expect, test } from 'vitest';
import { isConnectionLost, isConnectionTimeout } from './connection-lost.ts';
import { isBusy } from './is-busy.ts';
import { isRetryable } from './retryable.ts';

function refusedByDatabase(code: string): Error {
  const error = new pg.DatabaseError('refused', 7, 'error');
  error.code = code;
  return error;
}

const socketError = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

test.each([
  ['40001 serialization failure', refusedByDatabase('40001'), 'given up'],
  ['40P01 deadlock', refusedByDatabase('40P01'), 'given up'],
  ['55P03 lock not available', refusedByDatabase('55P03'), 'given up'],
  ['57P01 ended by an administrator', refusedByDatabase('57P01'), 'lost'],
  ['57P02 another process crashed', refusedByDatabase('57P02'), 'lost'],
  ['57P03 starting up', refusedByDatabase('57P03'), 'lost'],
  ['53300 no connection left', refusedByDatabase('53300'), 'lost'],
  ['25006 a standby', refusedByDatabase('25006'), 'lost'],
  ['08P01 a pooler without a database', refusedByDatabase('08P01'), 'lost'],
  ['08006 connection failure', refusedByDatabase('08006'), 'lost'],
  ['08003 no such connection', refusedByDatabase('08003'), 'lost'],
  ['no one listens', socketError('ECONNREFUSED', 'connect'), 'lost'],
  ['no socket', socketError('ENOENT', 'connect'), 'lost'],
  ['reset', socketError('ECONNRESET', 'read'), 'lost'],
  ['broken pipe', socketError('EPIPE', 'write'), 'lost'],
  ['ended in the middle', new Error('Connection terminated unexpectedly'), 'lost'],
  ['dead', new Error('Client has encountered a connection error and is not queryable'), 'lost'],
  ['all are lent', new Error('timeout exceeded when trying to connect'), 'timeout'],
  ['no answer', new Error('Connection terminated due to connection timeout'), 'timeout'],
  ['23505 unique violation', refusedByDatabase('23505'), 'defect'],
  ['57014 a statement took too long', refusedByDatabase('57014'), 'over time'],
  ['a file is missing', socketError('ENOENT', 'open'), 'defect'],
  ['an error of ours', new Error('a key of a payment that does not exist'), 'defect'],
  ['something thrown', 'Connection terminated', 'defect'],
])('%s', (_name, error, kind) => {
  expect({
    isGivenUp: isRetryable(error),
    isLost: isConnectionLost(error),
    isTimeout: isConnectionTimeout(error),
    isBusy: isBusy(error),
  }).toEqual({
    isGivenUp: kind === 'given up',
    isLost: kind === 'lost',
    isTimeout: kind === 'timeout',
    isBusy: kind !== 'defect',
  });
});
