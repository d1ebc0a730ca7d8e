import type { todayCalls } from '@portico/contract/desk/calls/today-calls';
import type { OperationsOf } from '../run/operation.ts';
import { dealWith } from './deal-with.ts';
import { readDay } from './read-day.ts';
import { readNeeds } from './read-needs.ts';
import { readFailedEvents, retryEvents, retryMails } from './send-again.ts';

export const todayOperations: OperationsOf<keyof typeof todayCalls> = {
  'Today/Read': readDay,
  'Today/ReadNeeds': readNeeds,
  'Today/DealWith': dealWith,
  'Today/ReadFailedEvents': readFailedEvents,
  'Today/RetryEvents': retryEvents,
  'Today/RetryMails': retryMails,
};
