import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { StayDates } from '../stay/stay-dates.tsx';
import { hasOwnDates, stayOfBooking } from './booked-texts.ts';

/** From the first arrival to the last departure; without a number of nights when the rooms differ. */
export function StayOfBooking({ booked }: { booked: ConfirmationResponse }) {
  return (
    <StayDates stay={stayOfBooking(booked)} between={hasOwnDates(booked) ? 'dates differ' : undefined} />
  );
}
