import { NoPicture } from '../pictures/no-picture.tsx';
import { Picture } from '../pictures/picture.tsx';
import { useHotel } from './hotel-context.ts';

/** The hotel by night, beside a short form on a wide screen; without a picture its place on a key tag. */
export function HotelBeside() {
  const { NightImage, Voice } = useHotel().property;
  return NightImage ? (
    <Picture image={NightImage} size="page" isOrnament />
  ) : (
    <NoPicture name={Voice.Place} />
  );
}
