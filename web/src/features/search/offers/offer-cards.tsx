import { unbroken } from '@portico/contract/texts/unbroken';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { chosenOffer, currentOffers, isChosen } from '../../../shared/search/searched-offer.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { offerDates, withOffer } from './offer-choice.ts';
import styles from './offers.module.css';
import type { SearchForm } from '../form/search-draft.ts';

interface OfferCardsProps {
  readonly form: SearchForm;
  readonly onChange: (codes: Pick<SearchForm, 'ratePlanCode' | 'promoCode'>) => void;
}

/** The hotel's current offers; choosing one puts its code into the search above. */
export function OfferCards({ form, onChange }: OfferCardsProps) {
  const hotel = useHotel();
  const offers = currentOffers(hotel);
  if (offers.length === 0) return null;

  function choose(offer: (typeof offers)[number]) {
    onChange(withOffer(form, chosenOffer(form, hotel), offer));
    // The search it went into is above: on a phone, out of view.
    document.getElementById('search-arrival')?.focus();
  }
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="offers">
      <h2 id="offers">Offers</h2>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.Id}>
            <article className={styles.offer} aria-labelledby={`offer-${offer.Id}`}>
              {offer.Image !== null && <Picture image={offer.Image} />}
              <h3 id={`offer-${offer.Id}`}>{offer.Name}</h3>
              <p className="small">{offer.Description}</p>
              {offerDates(offer) !== '' && <p className="small muted">{unbroken(offerDates(offer))}</p>}
              {(offer.RatePlanCode !== null || offer.PromoCode !== null) && (
                <Button
                  variant="second"
                  size="small"
                  aria-pressed={isChosen(offer, form)}
                  onClick={() => choose(offer)}
                >
                  {isChosen(offer, form) && <Icon name="check" />}
                  {isChosen(offer, form) ? 'In your search' : 'Use this offer'}{' '}
                  <span className="vh">{offer.Name}</span>
                </Button>
              )}
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
