import { guestPaths } from '@portico/contract/paths';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** A full load: after an error the pages begin afresh. */
export function BookLink() {
  const { code } = useHotel();
  return (
    <a className={buttonClass({ variant: 'second' })} href={guestPaths.book(code)}>
      Book your stay
    </a>
  );
}
