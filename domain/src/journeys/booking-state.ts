/** What is known of one searched room. */
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

/** The facts a booking's steps are derived from. There is at least one room: without a search nothing is booked. */
export interface BookingState {
  /** In the order of their numbers. */
  readonly rooms: readonly BookingRoom[];
  /** True where the ledger beside the steps serves as summary. */
  readonly isDesktop: boolean;
  readonly summarySeen: boolean;
  readonly personalDetailsValid: boolean;
  /** The hotel uses accounts and nobody is logged in. */
  readonly accountOffered: boolean;
  readonly accountDecided: boolean;
  readonly addressValid: boolean;
  /** False when no way of paying is asked for. */
  readonly paymentNeeded: boolean;
  readonly paymentValid: boolean;
}
