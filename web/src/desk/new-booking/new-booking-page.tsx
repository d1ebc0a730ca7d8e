import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Booked } from './booked.tsx';
import type { Deposit } from './use-book.ts';
import { NewBookingForm } from './new-booking-form.tsx';
import { useDraft } from './use-draft.ts';

type Booked = DeskAnswer<'NewBooking/Create'>;

/** The form, and once it is booked what to read out in its place: back then leads to where one came from. */
export default function NewBookingPage() {
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const form = useDraft();
  const { booked, deposit = null }: { readonly booked?: Booked; readonly deposit?: Deposit | null } =
    state ?? {};
  useEffect(() => {
    if (booked === undefined) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The address stays, so the page does not focus its heading by itself.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [booked]);
  if (booked !== undefined)
    return <Booked {...{ booked, deposit }} onAnother={() => void navigate(pathname, { state: null })} />;
  function onBooked(answer: Booked, asked: Deposit | null) {
    form.clear();
    void navigate(pathname, { replace: true, state: { booked: answer, deposit: asked } });
  }
  return <NewBookingForm form={form} onBooked={onBooked} />;
}
