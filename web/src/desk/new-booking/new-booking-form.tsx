import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { epochNow } from '../../lib/now.ts';
import { deskMoney } from '../lib/desk-money.ts';
import { DeskColumns } from '../parts/desk-columns.tsx';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { bookWords } from './book-words.ts';
import { Cost } from './cost.tsx';
import { createTakes, depositMinor } from './draft.ts';
import { ExtraChoices } from './extra-choices.tsx';
import { errorOf, issuesOf } from '../lib/form-errors.ts';
import { RateChoices } from './rate-choices.tsx';
import { StayFields } from './stay-fields.tsx';
import { StayRules } from './stay-rules.tsx';
import type { DraftForm } from './use-draft.ts';
import { useBook, type Deposit } from './use-book.ts';
import { useOffer } from './use-offer.ts';
import { WayChoices } from './way-choices.tsx';
import { WhoFields } from './who-fields.tsx';

interface NewBookingFormProps {
  readonly form: DraftForm;
  readonly onBooked: (booked: DeskAnswer<'NewBooking/Create'>, deposit: Deposit | null) => void;
}

/** One page in the order of a telephone call: when, which room, who, how paid, what it costs. */
export function NewBookingForm({ form, onBooked }: NewBookingFormProps) {
  const { draft, changeRoom, clear } = form;
  const { stay, price, found, priced, isBehind } = useOffer(draft);
  const { book: take, error: refused, isPending } = useBook(onBooked);
  const [isPressed, setIsPressed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // After the page has focused its heading: the telephone is ringing.
    document.getElementById('arrival')?.focus();
  }, []);
  const error = refused ?? found.error;
  const ofField = (field: string) => errorOf(error, field);
  const ofStay = (field: string) =>
    ofField(field) ?? (field === 'promoCode' ? (found.data?.promoFault ?? undefined) : undefined);
  const cost = price === undefined ? undefined : priced.data;
  const deposit = cost && depositMinor(draft, cost);
  const depositFault =
    isPressed && cost !== undefined && deposit === undefined
      ? `Type a sum up to ${deskMoney(cost.totalMinor)}`
      : undefined;

  function book(event: FormEvent) {
    event.preventDefault();
    if (price === undefined || cost === undefined || isBehind || isPending) return;
    setIsPressed(true);
    const onError = () => setAttempt((before) => before + 1);
    if (deposit === undefined) return onError();
    take(createTakes(price, draft, cost), deposit, onError);
  }

  const issues =
    depositFault === undefined ? issuesOf(refused) : [{ fieldId: 'deposit', message: depositFault }];
  const side =
    cost === undefined ? null : (
      <Cost price={cost}>
        <ErrorSummary issues={issues} attempt={attempt} />
        <Button type="submit" block busy={isPending || isBehind}>
          {bookWords(draft, cost, new Date(epochNow()))}
        </Button>
      </Cost>
    );
  return (
    <DeskPage
      title="New booking"
      actions={
        <Button variant="second" size="small" onClick={clear}>
          Start again
        </Button>
      }
    >
      <form noValidate onSubmit={book}>
        <DeskColumns side={side}>
          <DeskSection title="Stay">
            <StayFields form={form} stay={stay} errorOf={ofStay} />
          </DeskSection>
          {found.isLoading && <DeskWaiting />}
          {found.error !== null && <DeskFault error={found.error} onAgain={() => void found.refetch()} />}
          {found.data && stay && (
            <DeskSection title="Rooms and rates">
              {draft.rooms.map((_, index) => (
                <RateChoices
                  key={index}
                  found={found.data}
                  index={index}
                  rooms={draft.rooms}
                  onChange={(changes) => changeRoom(index, changes)}
                />
              ))}
              <StayRules form={form} found={found.data} error={ofField('reason')} />
            </DeskSection>
          )}
          {priced.error !== null && <DeskFault error={priced.error} onAgain={() => void priced.refetch()} />}
          {cost && (
            <>
              <DeskSection title="Who">
                <WhoFields form={form} errorOf={ofField} />
              </DeskSection>
              {cost.rooms.some(({ offered, asksChildAges }) => offered.length > 0 || asksChildAges) && (
                <DeskSection title="Extras">
                  {draft.rooms.map((room, index) => (
                    <ExtraChoices
                      key={index}
                      priced={cost.rooms[index]}
                      room={room}
                      error={ofField(`rooms.${index}.ChildAges`)}
                      onChange={(changes) => changeRoom(index, changes)}
                    />
                  ))}
                </DeskSection>
              )}
              <DeskSection title="How it is paid">
                <WayChoices
                  form={form}
                  price={cost}
                  errorOf={(field) => (field === 'deposit' ? depositFault : ofField(field))}
                />
              </DeskSection>
            </>
          )}
        </DeskColumns>
      </form>
    </DeskPage>
  );
}
