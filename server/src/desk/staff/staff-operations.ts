import type { staffCalls } from '@portico/contract/desk/calls/staff-calls';
import type { OperationsOf } from '../run/operation.ts';

export const staffOperations: OperationsOf<keyof typeof staffCalls> = {};
