import { LinesField, NumberField, TextField } from '../form/fields.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** The hotel itself: its words and how it is reached. */
export function HotelFields() {
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" label="Name of the hotel" />
        <Pair>
          <TextField path="unitName.singular" label="Your word for a room" hint="In lower case: “cabin”" />
          <TextField path="unitName.plural" label="And for several" hint="“cabins”" />
          <NumberField path="hotelRating" label="Stars" hint="Half ones too. Empty: none." />
        </Pair>
        <TextField
          path="voice.standfirst"
          label="Under the name"
          hint="One or two sentences on the first page."
          isLong
        />
        <TextField
          path="voice.thanks"
          label="When somebody has booked"
          hint="Their first name follows: “See you on the shore”"
        />
        <TextField
          path="voice.arriving"
          label="How to find you"
          hint="On the confirmation and in its mail."
          isLong
        />
        <TextField path="voice.desk" label="When the desk answers" />
      </PartSection>
      <PartSection title="Pictures">
        <PictureField path="picture" label="Wide, on the first page" optional />
        <PictureField path="nightPicture" label="When somebody has booked" optional />
      </PartSection>
      <PartSection title="Address">
        <TextField path="place" label="Street and town" hint="In one line, under the name." />
        <LinesField path="address" label="Postal address" hint="As on a letter, one line each." />
        <Pair>
          <TextField path="telephone" label="Telephone" type="tel" />
          <TextField path="email" label="E-mail" type="email" />
          <TextField path="websiteUrl" label="Website" />
          <TextField
            path="defaultPhoneCountryCode"
            label="Country of guests’ telephones"
            hint="Two capital letters: GB"
          />
          <TextField path="directionsUrl" label="Map" hint="Empty: a search for name and address." optional />
        </Pair>
        <Pair>
          <TextField path="checkInTime" label="Arrival from" type="time" />
          <TextField path="checkOutTime" label="Departure until" type="time" />
        </Pair>
      </PartSection>
    </>
  );
}
