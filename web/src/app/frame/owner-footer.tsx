import type { ReactNode } from 'react';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useOwner } from '../../shared/hotel/hotel-context.ts';
import { BesideLink } from '../../ui/beside-link.tsx';
import footer from '../../ui/footer.module.css';
import styles from './owner-frame.module.css';

interface OwnerFooterProps {
  place: string | undefined;
  address: readonly string[];
  /** The desk's opening hours. */
  hours: string | null;
  /** More items for the list of links. */
  children: ReactNode;
}

/** The contact block, in the same place on each screen: every page links to `#contact`. */
export function OwnerFooter({ place, address, hours, children }: OwnerFooterProps) {
  const { name, privacyUrl, termsUrl } = useOwner();
  return (
    <footer className={footer.footer} id="contact">
      <div className={`wrap ${footer.columns}`}>
        <div>
          <p className={footer.name}>{name}</p>
          {place !== undefined && <p className={`small ${footer.place}`}>{place}</p>}
        </div>
        <address className={`small ${footer.address}`}>{address.join('\n')}</address>
        <div className="small">
          <div className={styles.contact}>
            <ContactLinks onLines />
          </div>
          {hours !== null && <p className={footer.quiet}>{hours}</p>}
        </div>
      </div>
      <div className={`wrap small ${footer.after}`}>
        <ul className={styles.more}>
          <li>
            <BesideLink href={privacyUrl}>Privacy policy</BesideLink>
          </li>
          <li>
            <BesideLink href={termsUrl}>Terms and conditions</BesideLink>
          </li>
          {children}
        </ul>
      </div>
    </footer>
  );
}
