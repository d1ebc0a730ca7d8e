import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketConfig } from '../config/config-types.ts';
import type { PictureFile, PictureStore } from './picture-store.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Pictures in a bucket of S3, or of a service that speaks its protocol. Without a key, as the computer is allowed to. */
export function bucketPictures({ bucket, region, endpoint, key }: BucketConfig): PictureStore {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(key !== undefined && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    // Services that only speak its protocol refuse newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = ({ propertyId, name }: PictureFile) => `pictures/${propertyId}/${name}`;
  return {
    async put(file, bytes, type) {
      const stored = {
        Bucket: bucket,
        Key: keyOf(file),
        Body: bytes,
        ContentType: type,
        CacheControl: A_YEAR,
      };
      await client.send(new PutObjectCommand(stored));
    },
    async get(file) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(file) }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async delete(file) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(file) }));
    },
  };
}
