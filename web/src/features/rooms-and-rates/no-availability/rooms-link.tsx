import { guestPaths } from '@portico/contract/paths';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { ReplaceBasketDialog } from '../../../shared/search/replace-basket-dialog.tsx';
import { useShowRooms } from '../../../shared/search/use-show-rooms.ts';

interface RoomsLinkProps {
  /** The search, in the form of formatSearchLink. */
  readonly link: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** To the rooms of another search; asks first when that would empty a filled basket. */
export function RoomsLink({ link, className, children }: RoomsLinkProps) {
  const { code } = useHotel();
  const going = useShowRooms();

  function choose(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    going.show(link);
  }
  return (
    <>
      <Link className={className} to={`${guestPaths.roomsAndRates(code)}?${link}`} onClick={choose}>
        {children}
      </Link>
      <ReplaceBasketDialog going={going} />
    </>
  );
}
