/** What was typed and not saved, by part: going to another screen of the desk and back loses nothing. */
export interface TypedPart {
  readonly value: unknown;
  /** What the form was filled with. */
  readonly seen: string;
}

export const typedParts = new Map<string, TypedPart>();
