import styles from './contact-links.module.css';
import { useHotel } from './hotel-context.ts';

/** The hotel’s telephone and mail, as links: within a sentence, or each on a line of its own. */
export function ContactLinks({ onLines = false }: { onLines?: boolean }) {
  return (
    <>
      <PhoneLink />
      {onLines ? ' ' : ' or '}
      <MailLink />
    </>
  );
}

export function PhoneLink() {
  const { Telephone } = useHotel().property;
  return (
    <a className={styles.link} href={`tel:${Telephone.replaceAll(/[^+\d]/g, '')}`}>
      {Telephone}
    </a>
  );
}

export function MailLink() {
  const { Email } = useHotel().property;
  return (
    <a className={styles.link} href={`mailto:${Email}`}>
      {Email}
    </a>
  );
}
