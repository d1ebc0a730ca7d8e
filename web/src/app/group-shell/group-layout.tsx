import { useState } from 'react';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { HouseMark } from '../../parts/hotel/house-mark.tsx';
import { Footer } from '../../ui/footer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconOrText, Letterhead, LetterheadItem } from '../../ui/letterhead.tsx';
import { ModeSwitch } from '../../ui/mode-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import type { LayoutProps } from '../program/program.ts';
import { GroupContact } from './group-contact.tsx';
import styles from './group-layout.module.css';

/** The group's letterhead above its page, its contact below. */
export function GroupLayout({ page, children }: LayoutProps) {
  const { group, name, home } = useGroup();
  const [isContactOpen, setIsContactOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <Letterhead
        mark={<HouseMark />}
        name={name}
        nameHidden={page === 'group'}
        home={({ className, children: words }) => (
          <a className={className} href={home}>
            {words}
          </a>
        )}
        before={
          <LetterheadItem>
            <a href={group.WebsiteUrl}>
              <Icon name="back" />
              Our website
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
        name={name}
        address={group.Address.join('\n')}
        contact={
          <div className={styles.contact}>
            <ContactLinks onLines />
          </div>
        }
        hours={group.Desk ?? undefined}
      />
      <GroupContact open={isContactOpen} onClose={() => setIsContactOpen(false)} />
    </>
  );
}
