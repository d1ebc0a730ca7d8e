import type { reportsCalls } from '@portico/contract/desk/calls/reports-calls';
import type { OperationsOf } from '../run/operation.ts';

export const reportsOperations: OperationsOf<keyof typeof reportsCalls> = {};
