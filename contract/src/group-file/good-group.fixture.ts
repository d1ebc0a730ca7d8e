import { goodFile } from '../property-file/good-file.fixture.ts';
import type { GroupFileInput } from './group-file.ts';
import { readGroupFile } from './read-group-file.ts';

/** A valid group file, built for each test, so that a test may modify it. */
export function goodGroup() {
  const { picture, theme, address, telephone, privacyPolicyUrl, termsAndConditionsUrl } = goodFile().property;
  return {
    group: {
      id: 3,
      code: 'BAY',
      name: 'Houses of the bay',
      standfirst: 'Three houses on one shore.',
      address,
      telephone,
      email: 'hello@thebay.example',
      websiteUrl: 'https://thebay.example/',
      picture,
      privacyPolicyUrl,
      termsAndConditionsUrl,
      theme,
    },
    areas: [
      { id: 1, name: 'The north shore', properties: ['GULL', 'TERN'] },
      { id: 2, name: 'The south shore', properties: ['KNOT'] },
    ],
  } satisfies GroupFileInput;
}

export function groupFaultsOf(document: unknown) {
  const read = readGroupFile(document);
  return read.ok ? [] : read.faults;
}
