import {
  groupFileSchema,
  type GroupFile,
  type GroupFileInput,
} from '@portico/contract/group-file/group-file';
import { buildHotelFile, housePicture } from './hotel-file.ts';

export const GROUP = 3;

/** A group of hotels by their codes, by default in one area, in the colours of the builders' hotel. */
export function buildGroupFile(
  areas: GroupFileInput['areas'],
  group: Partial<GroupFileInput['group']> = {},
  map?: GroupFileInput['map'],
): GroupFile {
  const { address, telephone, theme, privacyPolicyUrl, termsAndConditionsUrl } = buildHotelFile().property;
  return groupFileSchema.parse({
    group: {
      id: GROUP,
      code: 'Shore',
      name: 'Houses of the shore',
      standfirst: 'Houses on one shore.',
      address,
      telephone,
      email: 'hello@shore.example',
      websiteUrl: 'https://shore.example/',
      picture: housePicture,
      theme,
      privacyPolicyUrl,
      termsAndConditionsUrl,
      ...group,
    },
    areas,
    ...(map && { map }),
  } satisfies GroupFileInput);
}
