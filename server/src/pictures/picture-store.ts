import type { PropertyId } from '@portico/domain/ids';

/** One file of a picture: its content hash is in its name, so it never changes. */
export interface PictureFile {
  readonly propertyId: PropertyId;
  readonly name: string;
}

/** Where uploaded pictures are stored: a folder, or a bucket that several servers share. */
export interface PictureStore {
  /** Writes a file; one that is there has the same content. */
  put(file: PictureFile, bytes: Buffer, type: string): Promise<void>;
  /** Undefined: there is none of that name. */
  get(file: PictureFile): Promise<Buffer | undefined>;
  /** One that is not there is no error. */
  delete(file: PictureFile): Promise<void>;
}
