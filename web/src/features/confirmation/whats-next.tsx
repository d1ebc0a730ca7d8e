import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { dateText, longDateText } from '@portico/contract/texts/date-texts';
import { cancellationSentence } from '@portico/contract/texts/terms-texts';
import { cancellationFromWire } from '@portico/contract/wire/policy';
import { cancellationTerms } from '@portico/domain/reservation/cancellation-policy';
import type { CancellationTerms } from '@portico/domain/reservation/cancellation-policy';
import type { Hotel } from '../../parts/hotel/hotel.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { localNow } from '../../parts/hotel/local-now.ts';
import { stayOfBooking, stayOfRoom } from './booked-words.ts';
import styles from './confirmation.module.css';

interface CancellingStep {
  readonly title: string;
  readonly sentence: string;
}

/** What the guest may still change, until when, and how to arrive. */
export function WhatsNext({ booked }: { booked: ConfirmationResponse }) {
  const hotel = useHotel();
  const { property } = hotel;
  return (
    <section aria-labelledby="whats-next">
      <h2 className={styles.next} id="whats-next">
        What’s next
      </h2>
      <ol className={styles.steps}>
        {cancellingSteps(booked, hotel).map(({ title, sentence }) => (
          <li key={`${title} ${sentence}`}>
            <h3>{title}</h3>
            <p className="small">{sentence}</p>
          </li>
        ))}
        <li>
          <h3>
            {longDateText(stayOfBooking(booked).arrival)}, from {property.CheckInTime}
          </h3>
          <p className="small">{property.Voice.Arriving}</p>
          <p className="small muted">{property.PropertyAddress}</p>
        </li>
      </ol>
    </section>
  );
}

/** One step for each kind of terms among the rooms. */
function cancellingSteps(booked: ConfirmationResponse, hotel: Hotel): CancellingStep[] {
  const now = localNow(hotel);
  const steps = booked.Rooms.map((room) => {
    const terms = cancellationTerms(cancellationFromWire(room.Policy), stayOfRoom(room), now);
    return { title: titleOf(terms), sentence: cancellationSentence(terms, dateText) };
  });
  return [...new Map(steps.map((step) => [step.sentence, step])).values()];
}

function titleOf({ freeUntil }: CancellationTerms): string {
  if (freeUntil === null) return 'If your plans change';
  return `Until ${dateText(freeUntil.date)}, ${freeUntil.at}`;
}
