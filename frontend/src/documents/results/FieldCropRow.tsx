import type { Box } from '@contracts/evidence';
import { Crop } from '../../ui/Crop';
import type { PageSource } from './page-source';

interface FieldCropRowProps {
  boxes: readonly Box[];
  source: PageSource;
}

/** On a narrow screen the page is far above the open row: its place comes to the row. */
export function FieldCropRow({ boxes, source }: FieldCropRowProps) {
  const [box] = boxes;
  const page = source.pages.find(({ number }) => number === box?.page);
  if (!box || !page) return null;
  return (
    <tr className="field-crop only-s">
      <td colSpan={3}>
        <Crop page={page} imageUrl={source.imageUrl(page.number)} box={box} />
      </td>
    </tr>
  );
}
