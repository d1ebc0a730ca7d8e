import { analyticsIdsOf, hasAnalytics } from './analytics/analytics-ids.ts';
import { pagesOf, type PageOf } from '@portico/contract/pages';
import { toWireGroup } from '@portico/contract/wire/property-group';
import type { Group, GroupDirectory } from '../core/group/group-directory.ts';
import { earliestToday } from '../core/group/group-today.ts';
import type { DocumentOwners } from './document-owners.ts';
import { findableGroupHead } from './findable/findable-group-head.ts';
import { groupShell } from './group-shell.ts';
import { pageTitles } from './page-titles.ts';
import { plainPages } from './plain-pages.ts';
import type { Site } from './site.ts';

export interface GroupDocumentFacts {
  readonly groups: GroupDirectory;
  readonly site: Site;
  readonly isDemo: boolean;
  /** Undefined: the server does not know its own address. */
  readonly publicUrl: string | undefined;
}

/** The guest's page of a group of hotels. */
export function groupDocuments({
  groups,
  site,
  isDemo,
  publicUrl,
}: GroupDocumentFacts): DocumentOwners<Group, PageOf<'group'>> {
  return {
    pages: pagesOf('group'),
    find: groups.find,
    unknown: plainPages.groupUnknown,
    todayAt: ({ members }, now) => earliestToday(members, now),
    // Its hotels keep their pictures wherever they like.
    pictureFoldersOf: () => [],
    hasAnalytics: ({ definition }) => hasAnalytics(analyticsIdsOf(definition.group)),
    contentOf: (name, found, today) => {
      const group = toWireGroup(found);
      const { theme } = found.definition.group;
      const timeZone = found.members[0]?.hotel.definition.property.timeZone ?? 'UTC';
      const title = `${pageTitles[name]} – ${group.PropertyGroupName}`;
      return {
        head: {
          title,
          description: group.Standfirst,
          theme,
          isListed: !isDemo,
          more: findableGroupHead(found, title, publicUrl),
        },
        shell: groupShell(group),
        data: { of: 'group', group, today, timeZone, build: site.build, isDemo },
      };
    },
  };
}
