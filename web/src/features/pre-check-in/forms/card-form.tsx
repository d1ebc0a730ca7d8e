import type { PlaceOfRow } from '../opened/saved-text.ts';
import { cardFieldId } from '../../../parts/card-form/card-field-id.ts';
import { CardFields } from '../../../parts/card-form/card-fields.tsx';
import { cardFormIssues } from '../../../parts/card-form/card-form-issues.ts';
import { cardOf } from '../../../parts/card-form/typed-card.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import { payerEmail } from '../opened/shown.ts';
import { ReviewForm } from './review-form.tsx';

/** A card that the hotel wants kept: typed here, in memory only, or on a page of the provider afterwards. */
export function CardForm({ place }: { place: PlaceOfRow }) {
  const hotel = useHotel();
  const { reservation, draft, card, changeCard } = useCheckIn();
  const isTyped = reservation.HowToKeepCard === 'card';
  const form = useFormIssues(() => (isTyped ? cardFormIssues(cardOf(card), hotel) : []));
  return (
    <ReviewForm place={place} form={form}>
      <p className="muted">
        {hotel.name} asks for a card before you come. Nothing is charged for keeping it
        {isTyped
          ? '.'
          : ': once everything is sent, you go on to the page of our payment provider and give it there.'}
      </p>
      {isTyped && (
        <CardFields
          card={card}
          payerEmail={payerEmail(reservation, draft)}
          keptText="Your card is kept for your stay."
          errors={form.errors}
          onChange={(part) => {
            form.changed(...Object.keys(part).map(cardFieldId));
            changeCard(part);
          }}
        />
      )}
    </ReviewForm>
  );
}
