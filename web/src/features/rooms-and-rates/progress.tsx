import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { capitalised } from '../../parts/stay/stay-words.ts';
import { Steps } from '../../ui/steps.tsx';
import type { View } from './view.ts';

const order: readonly View['name'][] = ['rooms', 'guests', 'summary'];

/** Where the guest is between search and checkout. */
export function Progress({ view }: { view: View }) {
  const { unit } = useHotel();
  return <Steps names={[capitalised(unit.plural), 'Guests', 'Summary']} current={order.indexOf(view.name)} />;
}
