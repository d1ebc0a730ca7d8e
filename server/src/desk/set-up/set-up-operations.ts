import type { setUpCalls } from '@portico/contract/desk/calls/set-up-calls';
import type { OperationsOf } from '../run/operation.ts';

export const setUpOperations: OperationsOf<keyof typeof setUpCalls> = {};
