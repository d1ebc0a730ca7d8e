import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { HotelFileOptions } from '../../builders/hotel-file.ts';
import type { BankAnswer } from '../at-the-bank.ts';

/** A provider's record of one attempt. */
export interface Acquired {
  readonly reference: string;
  readonly kind: 'charge' | 'card';
  readonly status: string;
  readonly amount?: number;
  readonly refunds?: readonly { readonly amount: number }[];
}

export interface ProviderProcess {
  readonly url: string;
  /** Each attempt by its last line in the books. */
  acquired(): Acquired[];
  /** Sets the address of its webhooks; omitted when the server sets it itself. */
  sendEventsTo?(url: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A payment provider to run a line with: its stand-in and how the servers reach it. The lines of lines/redirects.ts
 * work for any provider with a hosted page. Rule: docs/prove.md, "Providers".
 */
export interface ProvedProvider {
  /** Its account's name in the servers' ledger. */
  readonly name: string;
  /**
   * Starts the stand-in in its own process, with its books in `folder`, on the servers' clock when they have to agree.
   */
  start(place: { readonly folder: string; readonly offsetFile: string }): Promise<ProviderProcess>;
  /** Variables for servers and commands that reach it at `url`. */
  environment(url: string): Readonly<Record<string, string>>;
  /** Whether a call, by method and path, starts a payment. */
  isOrder(call: string): boolean;
  /** Provider-specific fields of the hotel and of each booking. */
  readonly property?: NonNullable<HotelFileOptions['property']>;
  readonly booking?: Partial<CreateRequestBody>;
  /** Performs a guest's action on the page at `url`. False: the page takes no payment any more. */
  answerPage(url: string, how: BankAnswer): Promise<boolean>;
}
