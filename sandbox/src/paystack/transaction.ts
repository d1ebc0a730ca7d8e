/** A payment means. */
export type Authorization = {
  code: string;
  channel: 'card' | 'bank_transfer';
  reusable: boolean;
  /** The outcome of later charges. */
  later: 'approved' | 'declined' | 'asks';
};

/** `abandoned`: not paid yet, but still payable. */
export type TransactionStatus = 'abandoned' | 'failed' | 'success' | 'processing';

export type Transaction = {
  id: number;
  reference: string;
  status: TransactionStatus;
  amount: number;
  currency: string;
  email: string;
  /** Names its payment page; null without one. */
  accessCode: string | null;
  callbackUrl: string | null;
  cancelUrl: string | null;
  /** Accepted channels; empty: any. */
  channels: string[];
  metadata: unknown;
  createdAt: string;
  paidAt: string | null;
  authorization: Authorization | null;
};

export type Refund = {
  id: number;
  transaction: number;
  reference: string;
  amount: number;
  currency: string;
  note: string;
  createdAt: string;
};
