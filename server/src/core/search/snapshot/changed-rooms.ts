/** A night of a room type whose rooms left are others, since the revision of the snapshot. */
export interface ChangedRooms {
  readonly revision: number;
  /** In the horizon. */
  readonly place: number;
  /** Whether the last room went, or one came back: stays over the night can be had no more, or again. */
  readonly isFullOrFree: boolean;
}

/** What was sold and released lately, so that what was worked out before it need not be worked out anew as a whole. */
export interface ChangedRoomsLately {
  add(changed: ChangedRooms): void;
  /** More than rooms has changed: all of it, as far as anybody knows. */
  forget(revision: number): void;
  /** Undefined where it reaches back further than is known. */
  since(revision: number): readonly ChangedRooms[] | undefined;
}

/** Sales of a minute or two at a hotel that is nearly never that busy. */
const MOST_KNOWN = 128;

export function changedRooms(): ChangedRoomsLately {
  let known: ChangedRooms[] = [];
  let knownSince = Infinity;
  const forget = (revision: number) => {
    known = [];
    knownSince = revision;
  };
  return {
    add: (changed) => {
      known.push(changed);
      if (known.length > MOST_KNOWN) forget(changed.revision);
    },
    forget,
    since: (revision) => (revision < knownSince ? undefined : known.filter((of) => of.revision > revision)),
  };
}
