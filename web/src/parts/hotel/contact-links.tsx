import { useHotel } from './hotel-context.ts';

/** The hotel’s telephone and mail, as links: within a sentence, or each on a line of its own. */
export function ContactLinks({ onLines = false }: { onLines?: boolean }) {
  const { property } = useHotel();
  return (
    <>
      <a href={`tel:${property.Telephone.replaceAll(/[^+\d]/g, '')}`}>{property.Telephone}</a>
      {onLines ? ' ' : ' or '}
      <a href={`mailto:${property.Email}`}>{property.Email}</a>
    </>
  );
}
