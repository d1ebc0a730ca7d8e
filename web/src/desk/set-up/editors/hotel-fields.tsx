import { LinesField, NumberField, TextField } from '../form/fields.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

/** The hotel itself: its words and how it is reached. */
export function HotelFields() {
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" />
        <Pair>
          <TextField path="unitName.singular" hint="In lower case: “cabin”" />
          <TextField path="unitName.plural" hint="“cabins”" />
          <NumberField path="hotelRating" hint="Half ones too. Empty: none." />
        </Pair>
        <TextField path="voice.standfirst" hint="One or two sentences on the first page." isLong />
        <TextField path="voice.thanks" hint="Their first name follows: “See you on the shore”" />
        <TextField path="voice.arriving" hint="On the confirmation and in its mail." isLong />
        <TextField path="voice.desk" />
      </PartSection>
      <PartSection title="Pictures">
        <PictureField path="picture" optional />
        <PictureField path="nightPicture" optional />
      </PartSection>
      <PartSection title="Address">
        <TextField path="place" hint="In one line, under the name." />
        <LinesField path="address" hint="As on a letter, one line each." />
        <Pair>
          <TextField path="telephone" type="tel" />
          <TextField path="email" type="email" />
          <TextField path="websiteUrl" />
          <TextField path="defaultPhoneCountryCode" hint="Two capital letters: GB" />
          <TextField path="directionsUrl" hint="Empty: a search for name and address." optional />
        </Pair>
        <Pair>
          <TextField path="checkInTime" type="time" />
          <TextField path="checkOutTime" type="time" />
        </Pair>
      </PartSection>
    </>
  );
}
