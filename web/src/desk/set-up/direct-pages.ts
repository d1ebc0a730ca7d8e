import type { DeskCallName } from '@portico/contract/desk/desk-calls';
import type { ReactNode } from 'react';
import { Connections } from '../connections/connections.tsx';
import { PropertyFilePage } from '../property-file/property-file-page.tsx';
import { Vouchers } from '../vouchers/vouchers.tsx';
import { Webhooks } from '../webhooks/webhooks.tsx';

/** What is set up without a draft: a press counts at once. */
interface DirectPage {
  readonly title: string;
  /** Who may not call it does not see the page. */
  readonly reads: DeskCallName;
  readonly Page: () => ReactNode;
}

/** By the address below Set-up. */
export const directPages: Readonly<Record<string, DirectPage>> = {
  vouchers: { title: 'Gift vouchers', reads: 'Vouchers/List', Page: Vouchers },
  connections: { title: 'Connections', reads: 'Connections/List', Page: Connections },
  webhooks: { title: 'Webhooks', reads: 'Webhooks/List', Page: Webhooks },
  'property-file': { title: 'Property file', reads: 'PropertyFile/Export', Page: PropertyFilePage },
};
