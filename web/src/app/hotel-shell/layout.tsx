import { guestPaths } from '@portico/contract/paths';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Footer } from '../../ui/footer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconOrText, LetterheadItem } from '../../ui/letterhead-item.tsx';
import { Letterhead } from '../../ui/letterhead.tsx';
import { ModeSwitch } from '../../ui/mode-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { HouseMark } from '../../parts/hotel/house-mark.tsx';
import styles from './layout.module.css';

interface LayoutProps {
  /** This document holds the search page; from any other the way home is a full load. */
  isShop: boolean;
  /** The page whose h1 is the name of the hotel: the letterhead leaves it out. */
  isFront: boolean;
  /** A main element with the id `main`. */
  children: ReactNode;
}

/** The hotel's letterhead above each page, its contact below. */
export function Layout({ isShop, isFront, children }: LayoutProps) {
  const { property, code } = useHotel();
  const { search } = useLocation();
  // From the rooms the search goes home too, where it can be made another one.
  const home = `${guestPaths.book(code)}${isShop && !isFront ? search : ''}`;
  const [isContactOpen, setIsContactOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <Letterhead
        mark={<HouseMark />}
        name={property.PropertyName}
        place={property.Voice.Place}
        nameHidden={isFront}
        home={({ className, children: name }) => (
          <Link className={className} to={home} reloadDocument={!isShop}>
            {name}
          </Link>
        )}
        before={
          <LetterheadItem>
            <a href={property.WebsiteUrl}>
              <Icon name="back" />
              Hotel website
            </a>
          </LetterheadItem>
        }
        after={
          <>
            <LetterheadItem>
              <button type="button" aria-haspopup="dialog" onClick={() => setIsContactOpen(true)}>
                <IconOrText icon={<Icon name="phone" />}>Contact us</IconOrText>
              </button>
            </LetterheadItem>
            <LetterheadItem>
              <ModeSwitch />
            </LetterheadItem>
          </>
        }
      />
      {children}
      <Footer
        name={property.PropertyName}
        place={property.Voice.Place}
        address={property.Address.join('\n')}
        contact={
          <div className={styles.contact}>
            <ContactLinks onLines />
          </div>
        }
        hours={property.Voice.Desk}
      />
      <ContactDialog open={isContactOpen} onClose={() => setIsContactOpen(false)} />
    </>
  );
}
