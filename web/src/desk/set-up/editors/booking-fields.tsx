import { ChoiceField, NumberField, TextField, TickField } from '../form/fields.tsx';
import { PresentField } from '../form/present-field.tsx';
import { Pair, PartSection } from './part-section.tsx';
import { usePartOptions } from './use-part-options.ts';

/** How the booking pages behave. */
export function BookingFields() {
  const restaurants = usePartOptions('restaurants');
  return (
    <>
      <PartSection title="How much at once">
        <Pair>
          <NumberField path="maxNumberOfRoomsOnBooking" label="Most rooms" />
          <NumberField
            path="maxNightsOnStay"
            label="Most nights"
            hint="For more, guests are asked to contact you."
          />
          <NumberField
            path="adultMaximumOccupancy"
            label="Most adults in a room"
            hint="Empty: as the room."
          />
          <NumberField
            path="childMaximumOccupancy"
            label="Most children in a room"
            hint="Infants too. Empty: as the room."
          />
        </Pair>
      </PartSection>
      <PartSection title="A search begins with">
        <Pair>
          <NumberField path="defaultOccupancy.adults" label="Adults" />
          <NumberField path="defaultOccupancy.children" label="Children" />
          <NumberField path="defaultOccupancy.infants" label="Infants" />
        </Pair>
        <TickField path="enableChildrenSearch" label="Guests search with children" />
        <TickField path="enableInfantSearch" label="Guests search with infants" />
        <Pair>
          <TextField path="occupancyLabels.adult" label="Under “Adults”" hint="“13 and over”" />
          <TextField path="occupancyLabels.children" label="Under “Children”" hint="“2 to 12”" />
          <TextField path="occupancyLabels.infant" label="Under “Infants”" hint="“Under 2”" />
        </Pair>
      </PartSection>
      <PartSection title="What is shown">
        <TickField path="showRoomTypeOccupancy" label="Rooms say how many they sleep" />
        <TickField path="showMinimumLengthOfStayNotification" label="Days say the least nights of a stay" />
        <TickField path="showDisabledDatesOnCalendar" label="Days that are sold out are struck through" />
        <TickField path="hidePromoCodeOnLandingPage" label="Codes come by a link or an offer only" />
        <TextField
          path="noAvailabilityMessage"
          label="When there is no room"
          hint="Above what else guests can try."
          isLong
          optional
        />
        {restaurants.length > 0 && (
          <ChoiceField
            path="defaultRestaurant"
            label="Restaurant shown first"
            options={restaurants}
            none="The first one"
          />
        )}
      </PartSection>
      <PartSection title="On the day of arrival">
        <PresentField
          path="sameDayBookingRestriction"
          label="From a time on nobody books for today"
          start={{ enabled: true, hour: 18, minute: 0, message: '' }}
        >
          <TickField path="sameDayBookingRestriction.enabled" label="In force" />
          <Pair>
            <NumberField path="sameDayBookingRestriction.hour" label="From this hour" hint="0 to 23." />
            <NumberField path="sameDayBookingRestriction.minute" label="And minute" hint="0 to 59." />
          </Pair>
          <TextField path="sameDayBookingRestriction.message" label="What guests read then" isLong />
        </PresentField>
      </PartSection>
      <PartSection title="Gift vouchers">
        <PresentField path="giftVouchers" label="They are taken" start={{ name: 'Gift voucher' }}>
          <TextField path="giftVouchers.name" label="What guests call them" />
        </PresentField>
      </PartSection>
    </>
  );
}
