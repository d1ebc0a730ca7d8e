import { FORGET_CARD_JOB } from '../keep-card/forget-unused-card.ts';
import { REFUND_JOB } from '../refunds/order-refund.ts';
import { SCHEDULED_CHARGE_JOB } from '../scheduled/plan-charges.ts';

/** Message kinds for a payment provider, which run on their own schedule; all others are mails. */
export const moneyKinds: readonly string[] = [SCHEDULED_CHARGE_JOB, REFUND_JOB, FORGET_CARD_JOB];
