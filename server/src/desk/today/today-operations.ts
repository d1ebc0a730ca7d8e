import type { todayCalls } from '@portico/contract/desk/calls/today-calls';
import type { OperationsOf } from '../run/operation.ts';

export const todayOperations: OperationsOf<keyof typeof todayCalls> = {};
