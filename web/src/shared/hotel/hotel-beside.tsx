import { Picture } from '../pictures/picture.tsx';
import { useHotel } from './hotel-context.ts';

/** The hotel by night, beside a short form on a wide screen; nothing where it has no picture. */
export function HotelBeside() {
  const { NightImage } = useHotel().property;
  return NightImage && <Picture image={NightImage} size="page" isOrnament />;
}
