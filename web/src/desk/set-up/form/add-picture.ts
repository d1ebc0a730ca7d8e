import { deskPicturePath } from '@portico/contract/desk/desk-document';
import type { PicturePart } from '@portico/contract/property-file/file-parts';
import { ApiError } from '../../../lib/api-error.ts';
import { fetchJson } from '../../../lib/api.ts';
import { orLogIn } from '../../lib/desk-api.ts';
import { deskHotel } from '../../lib/desk-document.ts';

/**
 * Sends a picture and returns it as the part has it, without words; a `sign` is a logo or a mark. Throws an error in
 * words for staff.
 */
export async function addPicture(file: File, use: 'picture' | 'sign' = 'picture'): Promise<PicturePart> {
  const path = `${deskPicturePath(encodeURIComponent(deskHotel().code))}?use=${use}`;
  return orLogIn(async () => {
    const answer = await fetchJson<PicturePart>(path, {
      method: 'POST',
      body: file,
      headers: { 'content-type': file.type === '' ? 'image/jpeg' : file.type },
    });
    if (!(answer instanceof ApiError)) return answer;
    // A line that is too slow is closed while the browser still sends: it then has no answer to read.
    const isLost = answer.status === 0 || answer.refusalCode === 'request.too-slow';
    if (isLost)
      throw new Error('it did not reach us whole. Choose it again; on a slow line save it smaller first.');
    throw answer;
  });
}
