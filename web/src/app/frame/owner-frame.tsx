import { useState, type ReactNode } from 'react';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useOwner } from '../../parts/hotel/hotel-context.ts';
import { HouseMark } from '../../parts/hotel/house-mark.tsx';
import { BesideLink } from '../../ui/beside-link.tsx';
import { Footer } from '../../ui/footer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconOrText, Letterhead, LetterheadItem } from '../../ui/letterhead.tsx';
import { ModeSwitch } from '../../ui/mode-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './owner-frame.module.css';

interface OwnerFrameProps {
  /** Under the name, where there is one place. */
  place?: string;
  /** The page whose h1 is the name: the letterhead leaves it out. */
  nameHidden: boolean;
  home: (link: { className: string; children: ReactNode }) => ReactNode;
  website: { readonly href: string; readonly words: string };
  address: readonly string[];
  /** When the desk answers. */
  hours: string | null;
  privacyUrl: string;
  termsUrl: string;
  /** Items of the letterhead, before the contact. */
  items?: ReactNode;
  /** Items of the list of links in the footer. */
  more?: ReactNode;
  /** A main element with the id `main`. */
  children: ReactNode;
}

/** The letterhead above a page and the contact below it, of a hotel or a group. */
export function OwnerFrame(props: OwnerFrameProps) {
  const { place, nameHidden, home, website, address, hours, items, more, children } = props;
  const { name } = useOwner();
  const [isContactOpen, setIsContactOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <Letterhead
        mark={<HouseMark />}
        name={name}
        place={place}
        nameHidden={nameHidden}
        home={home}
        before={
          <LetterheadItem>
            <a href={website.href}>
              <Icon name="back" />
              {website.words}
            </a>
          </LetterheadItem>
        }
        after={
          <>
            {items}
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
        name={name}
        place={place}
        address={address.join('\n')}
        contact={
          <div className={styles.contact}>
            <ContactLinks onLines />
          </div>
        }
        hours={hours ?? undefined}
      >
        <ul className={styles.more}>
          <li>
            <BesideLink href={props.privacyUrl}>Privacy policy</BesideLink>
          </li>
          <li>
            <BesideLink href={props.termsUrl}>Terms and conditions</BesideLink>
          </li>
          {more}
        </ul>
      </Footer>
      <ContactDialog
        open={isContactOpen}
        onClose={() => setIsContactOpen(false)}
        address={address}
        hours={hours}
      />
    </>
  );
}
