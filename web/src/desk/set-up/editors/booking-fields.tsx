import { NumberField, TextField, TickField } from '../form/fields.tsx';
import { ListField, nextId } from '../form/list-field.tsx';
import { PresentField } from '../form/present-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** How the booking pages behave. */
export function BookingFields() {
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
        </Pair>
      </PartSection>
      <PartSection title="What is shown and asked">
        <TickField path="enableChildrenSearch" label="Guests search with children" />
        <TickField path="enableInfantSearch" label="Guests search with infants" />
        <TickField path="showRoomTypeOccupancy" label="Rooms say how many they sleep" />
        <TickField path="hidePromoCodeOnLandingPage" label="Codes come by a link or an offer only" />
        <TickField path="askRoomConfiguration" label="Guests choose how the beds are made up" />
        <TickField path="askAdditionalInformation" label="The checkout has a second field for requests" />
        <TickField path="userAccounts" label="Guests may have an account" />
      </PartSection>
      <PartSection title="Your own terms" how="A second box to tick, beside the general terms.">
        <PresentField path="customTerms" label="Guests agree to them" start={{ label: '', text: '' }}>
          <TextField path="customTerms.label" label="Beside the box" />
          <TextField path="customTerms.text" label="The terms" isLong />
        </PresentField>
      </PartSection>
      <PartSection title="Check-in ahead">
        <PresentField
          path="preCheckIn"
          label="Guests check in online"
          start={{ daysBefore: 3, cardRequired: false }}
        >
          <NumberField path="preCheckIn.daysBefore" label="Mailed before arrival" end="days" />
          <TickField path="preCheckIn.cardRequired" label="A card is stored then" />
        </PresentField>
      </PartSection>
      <PartSection title="Gift vouchers">
        <PresentField path="giftVouchers" label="They are taken" start={{ name: 'Gift voucher' }}>
          <TextField path="giftVouchers.name" label="What guests call them" />
        </PresentField>
      </PartSection>
      <PartSection title="When guests cancel">
        <TickField path="cancellationReasonRequired" label="Guests must give a reason" />
        <ListField
          path="cancellationReasons"
          label="Reasons"
          one="reason"
          most={30}
          start={(entries) => ({ id: nextId(entries), name: '' })}
        >
          {(path) => <TextField path={`${path}.name`} label="Reason" />}
        </ListField>
      </PartSection>
    </>
  );
}
