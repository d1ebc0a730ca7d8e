import { useOwner } from '../../shared/hotel/hotel-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** A full load: after an error the pages start fresh. */
export function BookLink() {
  const { home } = useOwner();
  return (
    <ButtonLink variant="second" href={home}>
      Book your stay
    </ButtonLink>
  );
}
