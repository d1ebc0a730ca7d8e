import type { ratesCalls } from '@portico/contract/desk/calls/rates-calls';
import type { OperationsOf } from '../run/operation.ts';

export const ratesOperations: OperationsOf<keyof typeof ratesCalls> = {};
