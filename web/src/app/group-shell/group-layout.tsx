import { useGroup } from '../../shared/hotel/hotel-context.ts';
import { OwnerFrame } from '../frame/owner-frame.tsx';
import type { LayoutProps } from '../program/program.ts';

/** The group's header above its page, its contact below. */
export function GroupLayout({ document, page, children }: LayoutProps) {
  const { group, home } = useGroup();
  return (
    <OwnerFrame
      document={document}
      page={page}
      nameHidden={page === 'group'}
      home={({ className, children: name }) => (
        <a className={className} href={home}>
          {name}
        </a>
      )}
      website={{ href: group.WebsiteUrl, words: 'Our website' }}
      address={group.Address}
      hours={group.Desk}
    >
      {children}
    </OwnerFrame>
  );
}
