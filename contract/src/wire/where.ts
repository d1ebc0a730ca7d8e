import type { Where } from '../calls/where.ts';
import type { WherePart } from '../property-file/where-part.ts';
import { toWirePicture } from './picture.ts';

const toRow = ({ title, text }: { readonly title: string; readonly text: string }) => ({
  Title: title,
  Text: text,
});

export function toWireWhere(part: WherePart): Where {
  return {
    Map: part.map === undefined ? null : toWirePicture(part.map),
    Labels: part.labels.map(({ name, note, x, y, isHotel }) => ({
      Name: name,
      Note: note ?? null,
      X: x,
      Y: y,
      IsHotel: isHotel,
    })),
    Intro: part.intro ?? null,
    Ways: part.ways.map((way) => ({ ...toRow(way), Sign: way.sign ?? null })),
    Parking: part.parking ?? null,
    Access: part.access.map(toRow),
    AccessNote: part.accessNote ?? null,
    Hours: part.hours.map(toRow),
  };
}
