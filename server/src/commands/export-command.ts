import { open } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { exportPropertyFile } from '../core/property-import/export-property-file.ts';
import { command, done, refusedFor } from './command.ts';
import { argument, optional, property, value } from './command-option.ts';
import { faultLines } from './describe-import.ts';
import { withHotel } from './with-hotel.ts';

const answers = z.strictObject({ writtenTo: z.string().nullable(), propertyFile: z.unknown().optional() });
type Exported = z.input<typeof answers>;

/** Rule: docs/property-file.md, "Export". */
export const exportCommand = command({
  name: 'export',
  does: [
    'Writes the property file of what stands in the database: to import it changes nothing.',
    'Without FILE it is printed. It has the codes of gift vouchers: its owner alone can read it.',
  ],
  options: {
    property,
    file: argument(optional(value.text('FILE', 'where it is written; a file there is replaced'))),
  },
  answers,
  run: ({ property: code, file }, setting) =>
    withHotel<Exported>({ property: code }, setting, async (hotel, database) => {
      const exported = await exportPropertyFile(database, hotel.propertyId, setting.clock);
      if (!exported.ok)
        return refusedFor(`${code} cannot be written as a property file:`, ...faultLines(exported.faults));
      const text = JSON.stringify(exported.file, null, 2);
      if (file === undefined) return done([text], { writtenTo: null, propertyFile: exported.file });
      try {
        await writeForOwner(path.resolve(setting.folder, file), `${text}\n`);
      } catch {
        return refusedFor(`${file} cannot be written.`);
      }
      return done([`${code} is written to ${file}.`], { writtenTo: file });
    }),
});

/** A file that is there is emptied and closed to others before anything is written. */
async function writeForOwner(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
}
