import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type { UpgradeOptionsResponse } from '@portico/contract/calls/manage-upgrade-options';
import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { WireRoomType } from '@portico/contract/calls/room-type';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { cityTaxFromWire } from '@portico/contract/wire/taxes';
import type { BedOptionId } from '@portico/domain/ids';
import { vatRateOf } from '@portico/domain/money/vat';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getQuery } from '../../../lib/call-query.ts';
import { bedOptions, useBeds } from '../../../shared/stay/beds.ts';
import { stayOfRoom } from '../../../shared/booked/booked-texts.ts';
import { nothingSeen, type BookingItem } from '../../../shared/stay/booking.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { offerAs, type StayFacts } from '../../../shared/offers/offers.ts';
import { upgradeOffers } from '../../../shared/offers/upgrade-offers.ts';
import { BedField } from '../../../shared/steps/guests/bed-field.tsx';
import { UpgradeCard } from '../../../shared/steps/upgrades/upgrade-card.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeSummary } from '../change/change-summary.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useShow, useStep } from '../opened/use-view.ts';
import { ViewLink } from '../opened/view-link.tsx';
import { overview, type UpgradeView } from '../opened/view.ts';
import { requestedRoom } from '../opened/requested-room.ts';
import styles from './upgrade-step.module.css';

/** The upgrades of a booked room; its own and the booking's other rooms count as available. */
function useUpgrades({ ReservationItemId: reservationItemId }: ManagedRoom) {
  const { id: propertyId } = useHotel();
  const { ReservationId: reservationId, Version } = useBooked();
  const query = { propertyId, reservationId, reservationItemId, languageCode: 'en' } as const;
  return useQuery(getQuery('/api/ManageBooking/UpgradeOptions', query, { version: Version }));
}

/**
 * The better rooms, each with its price above this one's booked price, in minor units; taxed as the room was when it was
 * booked.
 */
function upgradesOfRoom(hotel: Hotel, room: ManagedRoom, options: UpgradeOptionsResponse) {
  const facts: StayFacts = {
    hotel: {
      ...hotel,
      vat: { ...hotel.vat, rateMillipercent: vatRateOf(room.VatSettings.Rate) },
      cityTax: cityTaxFromWire(room.CityTax, hotel.currency),
    },
    search: { stay: stayOfRoom(room), rooms: [guestCountsFromWire(room)], roomTypeId: null },
    answer: { ...nothingFound, ...options },
    extras: new Map(),
    beds: [],
  };
  const item = itemOfRoom(room, hotel);
  return upgradeOffers(facts, item, [item]).flatMap(({ roomType }) => {
    const quote = offerAs(facts, item, roomType.RoomTypeId)?.quote;
    return quote === undefined
      ? []
      : [{ roomType, quote, differenceMinor: quote.grossMinor - item.grossMinor }];
  });
}

const nothingFound: SearchResponse = {
  RoomTypes: [],
  UnavailableRoomTypes: [],
  NumberOfRoomsPerRoomTypeId: {},
  AlternativeStays: [],
  SplitRooms: null,
  IsRatePlanCodeValid: null,
  IsPromoCodeValid: null,
  PromoCodeMessage: null,
  IsHopGiftVoucherCodeValid: null,
  HopGiftVoucherCodeMessage: null,
};

function itemOfRoom(room: ManagedRoom, { currency }: Hotel): BookingItem {
  return {
    ...nothingSeen,
    roomNumber: 1,
    roomTypeId: room.RoomTypeId,
    ratePlanId: room.RatePlanId,
    guests: guestCountsFromWire(room),
    leadGuest: null,
    grossMinor: fromWireAmount(room.TotalDiscountedRoomCost, currency),
  };
}

/** The better rooms that one may be exchanged for, and the price. */
export function UpgradeStep({ room, view }: { room: ManagedRoom; view: UpgradeView }) {
  const hotel = useHotel();
  const show = useShow();
  const { data, error, refetch } = useUpgrades(room);
  const { currency, unit } = hotel;
  const upgrades = data === undefined ? [] : upgradesOfRoom(hotel, room, data);
  const chosen = upgrades.find(({ roomType }) => roomType.RoomTypeId === view.roomTypeId)?.roomType;
  const step = useStep(chosen === undefined ? [] : ['upgrade-selection']);
  return (
    <ManagedFrame
      heading={`A better ${unit.singular}`}
      view={`upgrade-${room.RoomNumber}`}
      lead={`You have booked ${room.RoomTypeName}. These are open on the same nights, at the same rate.`}
    >
      {data === undefined && error === null && (
        <Waiting label={`Looking for better ${unit.plural}`}>
          <Skeleton aspectRatio="4 / 3" />
        </Waiting>
      )}
      {error !== null && data === undefined && (
        <Notice tone="negative" title={error.message}>
          <Button size="small" variant="second" onClick={() => void refetch()}>
            Look again
          </Button>
        </Notice>
      )}
      {data !== undefined && upgrades.length === 0 && (
        <Notice tone="info" live="off" title={`No better ${unit.singular} is free on these nights.`}>
          <ViewLink to={overview}>Keep {room.RoomTypeName}</ViewLink>
        </Notice>
      )}
      {upgrades.length > 0 && chosen === undefined && (
        <p className={styles.keep}>
          <ViewLink to={overview} className={buttonClass({ variant: 'second' })}>
            Keep {room.RoomTypeName}
          </ViewLink>
        </p>
      )}
      <div className={styles.list}>
        {upgrades.map(({ roomType, quote, differenceMinor }) => (
          <UpgradeCard
            key={roomType.RoomTypeId}
            roomType={roomType}
            sum={`${differenceMinor < 0 ? '−' : '+'} ${moneyText(Math.abs(differenceMinor), currency)}`}
            quote={quote}
            act={`Take this ${unit.singular}`}
            isTaken={roomType === chosen}
            onTake={() =>
              show({ ...view, roomTypeId: roomType.RoomTypeId }, { instead: view.roomTypeId !== null })
            }
          />
        ))}
      </div>
      {step === 'summary' && chosen !== undefined && (
        <TakeUpgrade key={chosen.RoomTypeId} room={room} chosen={chosen} />
      )}
    </ManagedFrame>
  );
}

/** The price of the exchange, once the beds of the better room are chosen. */
function TakeUpgrade({ room, chosen }: { room: ManagedRoom; chosen: WireRoomType }) {
  const beds = bedOptions(useBeds().beds ?? [], chosen.RoomTypeId);
  const [bedOptionId, setBedOptionId] = useState<BedOptionId | null>(null);
  const wanted = {
    ...requestedRoom(room),
    RoomTypeId: chosen.RoomTypeId,
    ...(bedOptionId !== null && { RoomConfigurationDropdownOptionId: bedOptionId }),
  };
  return (
    <div className={styles.taken}>
      <BedField
        roomNumber={room.RoomNumber}
        options={beds}
        chosen={bedOptionId}
        error={undefined}
        onChange={setBedOptionId}
      />
      {(beds.length === 0 || bedOptionId !== null) && (
        <ChangeSummary
          wanted={{ ReservationItems: [wanted] }}
          canBeHad={`${chosen.Name} is free on your nights.`}
          nowHead="Then"
          act={`Accept ${chosen.Name}`}
          keep={`Keep ${room.RoomTypeName}`}
        />
      )}
    </div>
  );
}
