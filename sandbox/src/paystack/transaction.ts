/** What a payer paid with. */
export type Authorization = {
  code: string;
  channel: 'card' | 'bank_transfer';
  reusable: boolean;
  /** Of each later charge of it. */
  later: 'approved' | 'declined' | 'asks';
};

/** `abandoned`: nobody has paid yet, and somebody still may. */
export type TransactionStatus = 'abandoned' | 'failed' | 'success' | 'processing';

export type Transaction = {
  id: number;
  reference: string;
  status: TransactionStatus;
  amount: number;
  currency: string;
  email: string;
  /** Names the page it is paid on; null where there is none. */
  accessCode: string | null;
  callbackUrl: string | null;
  cancelUrl: string | null;
  /** What may pay it; empty: anything. */
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
