/** One searched room. */
export interface BookingRoom {
  /** From 1. */
  readonly roomNumber: number;
  readonly roomTypeChosen: boolean;
  /** True once the basket holds an item for the room. */
  readonly ratePlanChosen: boolean;
  readonly upgradesOffered: boolean;
  readonly upgradesSeen: boolean;
  readonly leadGuestValid: boolean;
  readonly extrasOffered: boolean;
  readonly extrasSeen: boolean;
}

/** The facts that determine a booking's steps. There is at least one room: nothing is booked without a search. */
export interface BookingState {
  /** In the order of their numbers. */
  readonly rooms: readonly BookingRoom[];
  /** Whether the ledger beside the steps serves as summary. */
  readonly isDesktop: boolean;
  readonly summarySeen: boolean;
  readonly personalDetailsValid: boolean;
  /** The hotel uses accounts and no one is logged in. */
  readonly accountOffered: boolean;
  readonly accountDecided: boolean;
  readonly addressValid: boolean;
  /** False if no payment method is needed. */
  readonly paymentNeeded: boolean;
  readonly paymentValid: boolean;
}
