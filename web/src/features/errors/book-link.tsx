import { useOwner } from '../../parts/hotel/hotel-context.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** A full load: after an error the pages begin afresh. */
export function BookLink() {
  const { home } = useOwner();
  return (
    <a className={buttonClass({ variant: 'second' })} href={home}>
      Book your stay
    </a>
  );
}
