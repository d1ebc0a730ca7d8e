import type { ReactNode } from 'react';
import styles from './contact-links.module.css';
import { useOwner } from './hotel-context.ts';

/** The hotel’s telephone and mail as links: within a sentence, or each on its own line. */
export function ContactLinks({ onLines = false }: { onLines?: boolean }) {
  return (
    <>
      <PhoneLink />
      {onLines ? ' ' : ' or '}
      <MailLink />
    </>
  );
}

/** A paragraph that ends in the contact links: “Or ask us: 01227 496 0142 or desk@house.example”. */
export function ContactUs({ children }: { children: ReactNode }) {
  return (
    <p>
      {children} <ContactLinks />
    </p>
  );
}

export function PhoneLink() {
  const { telephone } = useOwner();
  return (
    <a className={styles.link} href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>
      {telephone}
    </a>
  );
}

export function MailLink() {
  const { email } = useOwner();
  return (
    <a className={styles.link} href={`mailto:${email}`}>
      {email}
    </a>
  );
}
