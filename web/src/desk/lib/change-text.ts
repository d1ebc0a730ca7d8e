import { hotelTime } from './hotel-time.ts';

interface Change {
  readonly what: string;
  /** Empty: there was nothing. */
  readonly was: string;
  /** Empty: there is nothing now. */
  readonly now: string;
}

/** “price: £200.00 → £180.00”, as the audit trail has it; instants by the hotel's clock. */
export function changeText({ what, was, now }: Change): string {
  const after = valueText(now) || 'none';
  return was === '' ? `${what}: ${after}` : `${what}: ${valueText(was)} → ${after}`;
}

const valueText = (value: string) => (instant.test(value) ? hotelTime(value) : value);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
