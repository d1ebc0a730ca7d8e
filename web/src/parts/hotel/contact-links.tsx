import { useHotel } from './hotel-context.ts';

/** The hotel’s telephone and mail, as links. */
export function ContactLinks() {
  const { property } = useHotel();
  return (
    <>
      <a href={`tel:${property.Telephone.replaceAll(/[^+\d]/g, '')}`}>{property.Telephone}</a>{' '}
      <a href={`mailto:${property.Email}`}>{property.Email}</a>
    </>
  );
}
