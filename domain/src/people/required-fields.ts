/** Fields that the hotel requires of bookers and guests (the `…Required` flags of its settings). */
export interface RequiredFields {
  readonly firstName: boolean;
  readonly lastName: boolean;
  readonly email: boolean;
  readonly phone: boolean;
  readonly country: boolean;
  readonly street: boolean;
  readonly city: boolean;
  readonly stateOrCounty: boolean;
  readonly postCode: boolean;
}

export const nothingRequired: RequiredFields = {
  firstName: false,
  lastName: false,
  email: false,
  phone: false,
  country: false,
  street: false,
  city: false,
  stateOrCounty: false,
  postCode: false,
};
