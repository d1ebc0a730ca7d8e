import { deskErrorSchema } from '@portico/contract/desk/desk-error';
import { deskPicturePath } from '@portico/contract/desk/desk-document';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { pictureSchema } from '@portico/contract/property-file/file-parts';
import * as z from 'zod';
import { pictureUses } from '../pictures/make-sizes.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { MOST_BODY_SECONDS } from '../platform/http/create-server.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { refuseCall } from './run/desk-endpoint.routes.ts';
import { admitToCall, type DeskDeps } from './desk.routes.ts';

const MOST_BYTES = 20 * 1024 * 1024;
/** 20 MB on a line of 0.6 Mbit/s. */
const PICTURE_SECONDS = MOST_BODY_SECONDS;
const querystring = z.object({ use: z.enum(pictureUses).default('picture') });
const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Takes a picture for the hotel's pages, as the bare file: who may save a part may add one. What it answers is saved with
 * the part. Rule: docs/desk.md, "Pictures".
 */
export async function deskPictureRoutes(
  app: PorticoServer,
  deps: DeskDeps & { readonly pictures: PictureStore },
): Promise<void> {
  await app.register(async (scope) => {
    // Only here: every other call takes JSON.
    scope.addContentTypeParser(kinds, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: deskPicturePath(':propertyCode'),
      config: { access: 'staff', load: 'reading', bodySeconds: PICTURE_SECONDS },
      bodyLimit: MOST_BYTES,
      schema: {
        params: z.object({ propertyCode: z.string().max(40) }),
        querystring,
        response: { 200: pictureSchema, '4xx': deskErrorSchema },
      },
      // Before the picture is read.
      onRequest: async (request, reply) => admitToCall(deps, 'SetUp/Save', request, reply),
      handler: async (request, reply) => {
        if (request.desk === null) throw new Error('a picture from nobody');
        const { hotel } = request.desk;
        const { use } = querystring.parse(request.query);
        const given = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const stored = await storePicture(deps, hotel.propertyId, given, use);
        if (stored.ok) return reply.send(stored.value);
        return refuseCall(reply, refusalOf(stored.refusal), hotel);
      },
    });
  });
}

type Refused = Extract<Awaited<ReturnType<typeof storePicture>>, { readonly ok: false }>['refusal'];

function refusalOf(refusal: Refused): DeskRefusal {
  switch (refusal.code) {
    case 'picture.unreadable':
      return { code: 'desk.picture-unreadable' };
    case 'picture.too-many-pixels':
      return { code: 'desk.picture-too-large', facts: { most: refusal.most } };
    case 'picture.too-narrow':
      return { code: 'desk.picture-too-narrow', facts: { width: refusal.width, least: refusal.least } };
  }
}
