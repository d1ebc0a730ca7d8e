import { toWireAmount } from '@portico/contract/wire/amounts';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { ReactNode } from 'react';
import type { WireRoomType } from '@portico/contract/calls/room-type';
import { useHotel } from '../../hotel/hotel-context.ts';
import type { RateOffer } from '../../offers/offers.ts';

interface PriceDataProps {
  readonly roomType: WireRoomType;
  readonly offer: RateOffer;
  readonly stay: Stay;
  readonly guests: Guests;
  /** The price as the guest reads it. */
  readonly children: ReactNode;
}

const schema = 'https://schema.org/';

/** A price that machines can read where the guest reads it. Rule: docs/deep-links.md, "Price checks". */
export function PriceData({ roomType, offer, stay, guests, children }: PriceDataProps) {
  const { code, name, property, currency } = useHotel();
  return (
    <span itemScope itemType={`${schema}Hotel`}>
      <Fact of="identifier" is={code} />
      <Fact of="name" is={name} />
      <Fact of="address" is={property.PropertyAddress} />
      <span itemProp="makesOffer" itemScope itemType={`${schema}Offer ${schema}LodgingReservation`}>
        <Fact of="identifier" is={offer.plan.id} />
        <Fact of="name" is={offer.rate.RatePlanName} />
        <Fact of="checkinTime" is={`${stay.arrival}T${property.CheckInTime}`} />
        <Fact of="checkoutTime" is={`${stay.departure}T${property.CheckOutTime}`} />
        <Fact of="numAdults" is={guests.adults} />
        <Fact of="numChildren" is={guests.children + guests.infants} />
        <span itemProp="itemOffered" itemScope itemType={`${schema}HotelRoom`}>
          <Fact of="identifier" is={roomType.RoomTypeId} />
          <Fact of="name" is={roomType.Name} />
        </span>
        <span itemProp="priceSpecification" itemScope itemType={`${schema}CompoundPriceSpecification`}>
          <Fact of="priceCurrency" is={currency} />
          <span itemProp="price" content={String(toWireAmount(offer.quote.grossMinor, currency))}>
            {children}
          </span>
        </span>
      </span>
    </span>
  );
}

function Fact({ of, is }: { of: string; is: string | number }) {
  return <meta itemProp={of} content={String(is)} />;
}
