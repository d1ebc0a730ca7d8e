import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { Steps } from '../../../ui/steps.tsx';
import { useHotel } from '../../hotel/hotel-context.ts';
import { CurrencySwitch } from '../../hotel/currency-switch.tsx';
import type { OfferFacts } from '../../offers/offers.ts';
import { capitalised } from '../../stay/stay-texts.ts';

export type TrailStep = 'rooms' | 'upgrades' | 'guests' | 'extras' | 'summary' | 'checkout';

interface TrailProps {
  readonly facts: OfferFacts;
  readonly current: TrailStep;
  /** Where a finished step is shown again; null: nowhere. */
  readonly urlOf: (step: TrailStep) => string | null;
  /** They are in another document. */
  readonly isElsewhere?: boolean;
}

/** The guest's position between search and booking, the links back, and the currency switch. */
export function Trail({ facts, current, urlOf, isElsewhere = false }: TrailProps) {
  const { unit } = useHotel();
  const isDesktop = useMedia(desktopQuery);
  const steps: readonly { step: TrailStep; name: string; isThere: boolean }[] = [
    { step: 'rooms', name: capitalised(unit.plural), isThere: true },
    { step: 'upgrades', name: 'Upgrades', isThere: current === 'upgrades' || mayUpgrade(facts) },
    { step: 'guests', name: 'Guests', isThere: true },
    { step: 'extras', name: 'Extras', isThere: current === 'extras' || mayHaveExtras(facts) },
    // Beside the ledger there is no such step.
    { step: 'summary', name: 'Summary', isThere: !isDesktop },
    { step: 'checkout', name: 'Checkout', isThere: true },
  ];
  const shown = steps.filter(({ isThere }) => isThere);
  function linkTo(step: TrailStep) {
    const url = urlOf(step);
    if (url === null) return undefined;
    return (words: ReactNode) => (
      <Link to={url} reloadDocument={isElsewhere}>
        {words}
      </Link>
    );
  }
  return (
    <Steps
      steps={shown.map(({ step, name }) => ({ name, link: linkTo(step) }))}
      current={shown.findIndex(({ step }) => step === current)}
      beside={<CurrencySwitch />}
    />
  );
}

/** The same throughout the journey, so that the number of steps does not change. */
const mayUpgrade = ({ answer }: OfferFacts) =>
  answer.RoomTypes.some(({ RoomType }) =>
    RoomType.Upgrades.some(({ AvailableRates }) => AvailableRates.length > 0),
  );

/** Until the hotel has answered for a room, true. */
function mayHaveExtras({ extras }: OfferFacts): boolean {
  const answers = [...extras.values()];
  return answers.length === 0 || answers.some((answer) => answer === 'failed' || answer.Services.length > 0);
}
