import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { HotelFileOptions } from '../../builders/hotel-file.ts';
import type { BankAnswer } from '../at-the-bank.ts';

/** What a provider has on its books of one attempt. */
export interface Acquired {
  readonly reference: string;
  readonly kind: 'charge' | 'card';
  readonly status: string;
  readonly amount?: number;
  readonly refunds?: readonly { readonly amount: number }[];
}

export interface ProviderProcess {
  readonly url: string;
  /** Each attempt as its last line in the books has it. */
  acquired(): Acquired[];
  /** Sends its webhooks there from now on; left out where the server asks for them itself. */
  tellTo?(url: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A payment provider that a line is proved with: its stand-in and how the servers reach it. The lines of
 * lines/redirects.ts are made for any of them that takes payments on a page of its own. Rule: docs/prove.md, "Providers".
 */
export interface ProvedProvider {
  /** As the servers' ledger names its account. */
  readonly name: string;
  /** Starts the stand-in as a process of its own, with its books in `folder`, on the servers' clock where it has to agree. */
  start(place: { readonly folder: string; readonly offsetFile: string }): Promise<ProviderProcess>;
  /** Variables of servers, and of commands, that reach it at `url`. */
  environment(url: string): Readonly<Record<string, string>>;
  /** Whether a call, by method and path, starts a payment. */
  isOrder(call: string): boolean;
  /** What of the hotel and of each booking is its own. */
  readonly property?: NonNullable<HotelFileOptions['property']>;
  readonly booking?: Partial<CreateRequestBody>;
  /** What a guest does on the page at `url`. False: the page takes no payment any more. */
  answerPage(url: string, how: BankAnswer): Promise<boolean>;
}
