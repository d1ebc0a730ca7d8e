import type { GroupDirectory } from '../hotel/group-directory.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { artRoutes } from './art.routes.ts';
import { frontRoutes } from './front.routes.ts';
import { houseStyleRoutes, type HouseStyleDeps } from './house-style.routes.ts';
import { mailboxRoutes } from './mailbox.routes.ts';

export interface DemoPagesDeps extends HouseStyleDeps {
  readonly groups: GroupDirectory;
  /** Undefined: mail is sent by SMTP, so there is none to show. */
  readonly mailFolder: string | undefined;
}

/**
 * The pages of a demo: its hotels and groups on the front page, their pictures, mails that were not sent, and the house
 * style.
 */
export async function demoPages(
  app: PorticoServer,
  { hotels, groups, site, mailFolder, houseStyle }: DemoPagesDeps,
): Promise<void> {
  await frontRoutes(app, { hotels, groups, site, hasMailbox: mailFolder !== undefined });
  await artRoutes(app);
  await houseStyleRoutes(app, { hotels, site, houseStyle });
  if (mailFolder !== undefined) await mailboxRoutes(app, { site, mailFolder });
}
