import { useHotel } from '../parts/hotel/hotel-context.ts';
import { Monogram } from '../ui/monogram.tsx';
import { logoWidth } from './logo-width.ts';

/** The hotel's logo, or a ring with its initial. The name stands beside it, so it says nothing itself. */
export function HouseMark() {
  const { Logo, PropertyName } = useHotel().property;
  if (Logo === null) return <Monogram sign={PropertyName.replace(/^The /, '').charAt(0)} />;
  const width = logoWidth(Logo.Width, Logo.Height);
  return (
    <img
      src={Logo.Url}
      alt=""
      width={Logo.Width}
      height={Logo.Height}
      style={{ width, height: 'auto', maxWidth: '46vw', maxHeight: 52, objectFit: 'contain' }}
    />
  );
}
