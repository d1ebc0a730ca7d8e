import type { GroupDirectory } from '../hotel/group-directory.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Site } from '../pages/site.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { artRoutes } from './art.routes.ts';
import { frontRoutes } from './front.routes.ts';
import { mailboxRoutes } from './mailbox.routes.ts';

export interface DemoPagesDeps {
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
  readonly site: Site;
  /** Undefined: mail is sent by SMTP, so there is none to show. */
  readonly mailFolder: string | undefined;
}

/** The pages of a demo: its hotels and groups on the front page, their pictures, and mails that were not sent. */
export async function demoPages(
  app: PorticoServer,
  { hotels, groups, site, mailFolder }: DemoPagesDeps,
): Promise<void> {
  await frontRoutes(app, { hotels, groups, site, hasMailbox: mailFolder !== undefined });
  await artRoutes(app);
  if (mailFolder !== undefined) await mailboxRoutes(app, { site, mailFolder });
}
