import type { PropertyId } from '@portico/domain/ids';

/** A person, by an e-mail address at a hotel. */
export interface Person {
  readonly propertyId: PropertyId;
  /** In lower case. */
  readonly email: string;
}
