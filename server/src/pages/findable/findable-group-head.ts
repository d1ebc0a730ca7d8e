import { guestPaths } from '@portico/contract/paths';
import type { Group } from '../../hotel/group-directory.ts';
import { absoluteUrl } from './absolute-url.ts';
import { jsonLdScript } from './json-ld-script.ts';
import { openGraph } from './open-graph.ts';

/** A group's page for search engines: the group and its hotels. Rule: docs/operating.md, "Search engines". */
export function findableGroupHead(
  { definition: { group }, members }: Group,
  title: string,
  publicUrl: string | undefined,
): string {
  const path = guestPaths.bookGroup(group.code);
  const { name, standfirst: description, picture } = group;
  const url = absoluteUrl(path, publicUrl);
  return [
    openGraph({ path, title, description, siteName: name, picture }, publicUrl),
    jsonLdScript({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': url,
      url,
      name,
      description,
      telephone: group.telephone,
      email: group.email,
      image: absoluteUrl(picture.url, publicUrl),
      logo: group.logo && absoluteUrl(group.logo.url, publicUrl),
      sameAs: group.websiteUrl,
      subOrganization: members.map(({ hotel: { definition } }) => {
        const { code, name: hotelName } = definition.property;
        const address = absoluteUrl(guestPaths.book(code), publicUrl);
        return { '@type': 'Hotel', '@id': address, name: hotelName, url: address };
      }),
    }),
  ].join('\n');
}
