import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { count } from '../../parts/analytics/counted.ts';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Footer } from '../../ui/footer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconOrText, Letterhead, LetterheadItem } from '../../ui/letterhead.tsx';
import { ModeSwitch } from '../../ui/mode-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { BesideLink } from '../../ui/beside-link.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { LateAnalytics } from './late-analytics.tsx';
import { HouseMark } from '../../parts/hotel/house-mark.tsx';
import type { LayoutProps } from '../program/program.ts';
import styles from './hotel-layout.module.css';

/** The hotel's letterhead above each page, its contact below. */
export function HotelLayout({ document, page, children }: LayoutProps) {
  // This document holds the search page; from any other the way home is a full load.
  const isShop = document === pages.search.document;
  // Its h1 is the name of the hotel: the letterhead leaves it out.
  const isFront = page === 'search';
  const { property, code } = useHotel();
  const { search } = useLocation();
  // From the rooms the search goes home too, where it can be made another one.
  const home = `${guestPaths.book(code)}${isShop && !isFront ? search : ''}`;
  const [isContactOpen, setIsContactOpen] = useState(false);
  const [isChoiceAsked, setIsChoiceAsked] = useState(false);
  const isCounted = property.GoogleTagManagerContainerId !== null || property.FacebookPixelId !== null;
  useEffect(() => {
    // The page of rooms tells of each of its steps.
    if (page !== undefined && page !== 'rooms') count({ kind: 'page', page });
  }, [page]);
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
      >
        <ul className={styles.more}>
          <li>
            <BesideLink href={property.PrivacyPolicyUrl}>Privacy policy</BesideLink>
          </li>
          <li>
            <BesideLink href={property.TermsAndConditionsUrl}>Terms and conditions</BesideLink>
          </li>
          {isCounted && (
            <li>
              <button type="button" onClick={() => setIsChoiceAsked(true)}>
                Cookie choice
              </button>
            </li>
          )}
        </ul>
      </Footer>
      {isCounted && (
        <LateAnalytics
          document={document}
          page={page}
          isAsked={isChoiceAsked}
          onAnswered={() => setIsChoiceAsked(false)}
        />
      )}
      <ContactDialog open={isContactOpen} onClose={() => setIsContactOpen(false)} />
    </>
  );
}
