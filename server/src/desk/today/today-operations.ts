import type { todayCalls } from '@portico/contract/desk/calls/today-calls';
import type { OperationsOf } from '../run/operation.ts';
import { readDay } from './read-day.ts';

export const todayOperations: OperationsOf<keyof typeof todayCalls> = {
  'Today/Read': readDay,
};
