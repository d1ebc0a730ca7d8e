import { propertyIdSchema } from '@portico/contract/property-file/file-parts';
import * as z from 'zod';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { PictureStore } from './picture-store.ts';

const params = z.object({
  propertyId: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(propertyIdSchema),
  file: z.string().regex(/^[0-9a-f]{32}-\d{2,4}\.(avif|webp|jpg|png)$/),
});

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Uploaded pictures, for everyone. Their names have the hash of their content: browsers cache them for ever. */
export async function pictureRoutes(
  app: PorticoServer,
  { pictures }: { readonly pictures: PictureStore },
): Promise<void> {
  app.get(
    '/hotel-pictures/:propertyId/:file',
    { config: { access: 'anyone', load: 'free' } },
    async (request, reply) => {
      const read = params.safeParse(request.params);
      const bytes = read.success
        ? await pictures.get({ propertyId: read.data.propertyId, name: read.data.file })
        : undefined;
      if (!read.success || bytes === undefined) return reply.callNotFound();
      const type = types[read.data.file.replace(/^.*\./, '')] ?? 'application/octet-stream';
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(bytes);
    },
  );
}
