import type { PageInfo } from '@contracts/document';
import type { Box } from '@contracts/evidence';
import { PAGE_UNITS, bracketPath, cropWindow, toUnits } from './page-geometry';
import './crop.css';

interface CropProps {
  page: PageInfo;
  imageUrl: string;
  box: Box;
}

/** The place of a value, cut out of the page and enlarged, so that the eye need not travel. */
export function Crop({ page, imageUrl, box }: CropProps) {
  const height = (PAGE_UNITS * page.height) / page.width;
  const marked = toUnits(box, height, 2);
  const { x, y, width, height: windowHeight } = cropWindow(marked, height);
  return (
    <span className="crop" role="img" aria-label={`Recorte ampliado, página ${page.number}`}>
      <svg viewBox={`${x} ${y} ${width} ${windowHeight}`} aria-hidden="true">
        <image href={imageUrl} width={PAGE_UNITS} height={height} preserveAspectRatio="none" />
        <rect className="crop-marker" {...marked} rx={2} />
        <path className="crop-brackets" d={bracketPath(marked)} />
      </svg>
    </span>
  );
}
