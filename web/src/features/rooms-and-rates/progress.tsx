import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { OfferFacts } from '../../parts/offers/offers.ts';
import { capitalised } from '../../parts/stay/stay-texts.ts';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { Steps } from '../../ui/steps.tsx';
import type { View } from './journey/view.ts';

/** Where the guest is between search and checkout. */
export function Progress({ facts, view }: { facts: OfferFacts; view: View }) {
  const { unit } = useHotel();
  const isDesktop = useMedia(desktopQuery);
  const steps: readonly { name: View['name'] | 'checkout'; words: string; isThere: boolean }[] = [
    { name: 'rooms', words: capitalised(unit.plural), isThere: true },
    { name: 'upgrades', words: 'Upgrades', isThere: view.name === 'upgrades' || mayUpgrade(facts) },
    { name: 'guests', words: 'Guests', isThere: true },
    { name: 'extras', words: 'Extras', isThere: view.name === 'extras' || mayHaveExtras(facts) },
    // Beside the ledger there is no such step.
    { name: 'summary', words: 'Summary', isThere: !isDesktop },
    { name: 'checkout', words: 'Checkout', isThere: true },
  ];
  const shown = steps.filter(({ isThere }) => isThere);
  return (
    <Steps
      names={shown.map(({ words }) => words)}
      current={shown.findIndex(({ name }) => name === view.name)}
    />
  );
}

/** The same through the whole journey, so that the count of steps does not change under way. */
const mayUpgrade = ({ answer }: OfferFacts) =>
  answer.RoomTypes.some(({ RoomType }) =>
    RoomType.Upgrades.some(({ AvailableRates }) => AvailableRates.length > 0),
  );

/** Until the hotel has answered for a room, it may. */
function mayHaveExtras({ extras }: OfferFacts): boolean {
  const answers = [...extras.values()];
  return answers.length === 0 || answers.some((answer) => answer === 'failed' || answer.Services.length > 0);
}
