import { ContactUs } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { HotelMark } from '../../shared/hotel/hotel-mark.tsx';
import { BesideLink } from '../../ui/beside-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OxfordRule } from '../../ui/oxford-rule.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import type { LayoutProps } from '../program/program.ts';
import styles from './bare-layout.module.css';

/** The hotel's logo and name above a page opened by a link, its contact below; no other navigation. */
export function BareLayout({ children }: LayoutProps) {
  const { name, property, privacyUrl, termsUrl } = useHotel();
  return (
    <div className="narrow">
      <SkipLink />
      <PageHeader mark={<HotelMark />} name={name} place={property.Voice.Place} />
      <div className="wrap">
        <OxfordRule />
      </div>
      {children}
      <footer className={`wrap small no-print ${styles.foot}`}>
        <ContactUs>Something not right? Ask us:</ContactUs>
        <p className={styles.more}>
          <BesideLink href={privacyUrl}>Privacy policy</BesideLink>
          <BesideLink href={termsUrl}>Terms and conditions</BesideLink>
        </p>
      </footer>
    </div>
  );
}
