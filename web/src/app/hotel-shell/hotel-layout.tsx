import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { Link, useLocation } from 'react-router';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { LetterheadItem } from '../../ui/letterhead.tsx';
import { OwnerFrame } from '../frame/owner-frame.tsx';
import type { LayoutProps } from '../program/program.ts';
import { AccountItem } from './account-item.tsx';
import { TopNotice } from './top-notice.tsx';

/** The hotel's letterhead above each page, its contact below. */
export function HotelLayout({ document, page, children }: LayoutProps) {
  // This document holds the search page; from any other the way home is a full load.
  const isShop = document === pages.search.document;
  const isFront = page === 'search';
  const { property, home, code } = useHotel();
  const { pathname, search } = useLocation();
  return (
    <OwnerFrame
      document={document}
      page={page}
      place={property.Voice.Place}
      nameHidden={isFront}
      home={({ className, children: name }) => (
        // From the rooms the search goes home too, where it can be made another one.
        <Link
          className={className}
          to={`${home}${isShop && !isFront ? search : ''}`}
          reloadDocument={!isShop}
        >
          {name}
        </Link>
      )}
      website={{ href: property.WebsiteUrl, words: 'Hotel website' }}
      address={property.Address}
      hours={property.Voice.Desk}
      items={
        <>
          <LetterheadItem wide>
            <a href={guestPaths.manage(code)}>My booking</a>
          </LetterheadItem>
          {property.UseUserAccountOnBookingEngine && <AccountItem />}
        </>
      }
      more={
        <li>
          <a href={guestPaths.manage(code)}>My booking</a>
        </li>
      }
    >
      <TopNotice pathname={pathname} />
      {children}
    </OwnerFrame>
  );
}
