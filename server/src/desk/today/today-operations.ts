import type { todayCalls } from '@portico/contract/desk/calls/today-calls';
import { ok } from '@portico/domain/result';
import type { OperationsOf } from '../run/operation.ts';
import { answerMessage } from './answer-message.ts';
import { dealWith } from './deal-with.ts';
import { readDay } from './read-day.ts';
import { needsOf } from './read-needs.ts';
import { readHotels } from './read-hotels.ts';
import { tryCharge } from './try-charge.ts';
import { readFailedEvents, retryEvents, retryMails } from './send-again.ts';

export const todayOperations: OperationsOf<keyof typeof todayCalls> = {
  'Today/Read': readDay,
  'Today/ReadHotels': readHotels,
  'Today/ReadNeeds': async (run) => ok({ needs: await needsOf(run) }),
  'Today/DealWith': dealWith,
  'Today/AnswerMessage': answerMessage,
  'Today/TryCharge': tryCharge,
  'Today/ReadFailedEvents': readFailedEvents,
  'Today/RetryEvents': retryEvents,
  'Today/RetryMails': retryMails,
};
