import { ChoiceField, LinesField, NumberField, TextField, TickField } from '../form/fields.tsx';
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
          <NumberField path="maxNumberOfRoomsOnBooking" />
          <NumberField path="maxNightsOnStay" hint="For more, guests are asked to contact you." />
          <NumberField path="adultMaximumOccupancy" hint="Empty: as the room." />
          <NumberField path="childMaximumOccupancy" hint="Infants too. Empty: as the room." />
        </Pair>
      </PartSection>
      <PartSection title="A search begins with">
        <Pair>
          <NumberField path="defaultOccupancy.adults" />
          <NumberField path="defaultOccupancy.children" />
          <NumberField path="defaultOccupancy.infants" />
        </Pair>
        <TickField path="enableChildrenSearch" />
        <TickField path="enableInfantSearch" />
        <Pair>
          <TextField path="occupancyLabels.adult" hint="“13 and over”" />
          <TextField path="occupancyLabels.children" hint="“2 to 12”" />
          <TextField path="occupancyLabels.infant" hint="“Under 2”" />
        </Pair>
      </PartSection>
      <PartSection title="What is shown">
        <TickField path="showRoomTypeOccupancy" />
        <TickField path="showMinimumLengthOfStayNotification" />
        <TickField path="showDisabledDatesOnCalendar" />
        <TickField path="hidePromoCodeOnLandingPage" />
        <TextField path="noAvailabilityMessage" hint="Above what else guests can try." isLong optional />
        {restaurants.length > 0 && (
          <ChoiceField path="defaultRestaurant" options={restaurants} none="The first one" />
        )}
      </PartSection>
      <PartSection title="On the day of arrival">
        <PresentField
          path="sameDayBookingRestriction"
          start={{ enabled: true, hour: 18, minute: 0, message: '' }}
        >
          <TickField path="sameDayBookingRestriction.enabled" />
          <Pair>
            <NumberField path="sameDayBookingRestriction.hour" hint="0 to 23." />
            <NumberField path="sameDayBookingRestriction.minute" hint="0 to 59." />
          </Pair>
          <TextField path="sameDayBookingRestriction.message" isLong />
        </PresentField>
      </PartSection>
      <PartSection title="Your own site" how="These sites may show your search, with the search widget.">
        <LinesField path="widgetSites" hint="One a line, such as https://www.example.com, without a path." />
      </PartSection>
      <PartSection title="Google" how="Google shows the hotel with its prices, and leads to its rooms.">
        <PresentField path="googleHotels" start={{ street: '', city: '', country: '', category: 'hotel' }}>
          <TextField path="googleHotels.street" />
          <Pair>
            <TextField path="googleHotels.city" />
            <TextField path="googleHotels.province" optional />
            <TextField path="googleHotels.postalCode" optional />
            <TextField path="googleHotels.country" hint="Two letters: GB." />
            <NumberField path="googleHotels.latitude" hint="As in Google Maps: 52.9512." isSigned />
            <NumberField path="googleHotels.longitude" hint="West of Greenwich with a minus." isSigned />
            <TextField path="googleHotels.category" hint="Hotel, hostel, guest house …" />
          </Pair>
          <PresentField path="googleHotels.childAges" start={{ infantUntil: 1, childUntil: 12 }}>
            <Pair>
              <NumberField path="googleHotels.childAges.infantUntil" />
              <NumberField path="googleHotels.childAges.childUntil" />
            </Pair>
          </PresentField>
        </PresentField>
      </PartSection>
      <PartSection title="Gift vouchers">
        <PresentField path="giftVouchers" start={{ name: 'Gift voucher' }}>
          <TextField path="giftVouchers.name" />
        </PresentField>
      </PartSection>
    </>
  );
}
