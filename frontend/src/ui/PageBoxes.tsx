import type { Box, FieldState } from '@contracts/evidence';
import { PAGE_UNITS, bracketPath, toUnits } from './page-geometry';

/** A value that has its place on a page. */
export interface PlacedField {
  path: string;
  /** What a screen reader says: name, value and confidence. */
  label: string;
  state: FieldState;
  boxes: readonly Box[];
}

interface PageBoxesProps {
  fields: readonly PlacedField[];
  page: number;
  /** Height of the page in drawing units. */
  height: number;
  highlighted: string | null;
  onPick(path: string): void;
  onHover(path: string | null): void;
}

/** The places of all fields on one page; the highlighted one gets the marker and four brackets. */
export function PageBoxes(props: PageBoxesProps) {
  const { fields, page, height, highlighted, onPick, onHover } = props;
  const viewBox = `0 0 ${PAGE_UNITS} ${height}`;
  const placed = fields.flatMap((field) =>
    field.boxes.filter((box) => box.page === page).map((box) => ({ field, box })),
  );
  /** A value without a name is part of a larger place: it is marked, never picked. */
  const named = placed.filter(({ field }) => field.label !== '');
  const marked = placed
    .filter(({ field }) => field.path === highlighted)
    .map(({ box }) => toUnits(box, height, 2));
  return (
    <>
      <svg className="page-marker" viewBox={viewBox} aria-hidden="true">
        {marked.map((rectangle) => (
          <rect key={`${rectangle.x},${rectangle.y}`} {...rectangle} rx={2} />
        ))}
      </svg>
      <svg
        className="page-boxes"
        viewBox={viewBox}
        role="group"
        aria-label={`Datos ubicados en la página ${page}`}
      >
        {named.map(({ field, box }) => (
          <rect
            key={`${field.path},${box.x},${box.y}`}
            className="page-box"
            data-state={field.state}
            {...toUnits(box, height, 1)}
            rx={2}
            role="button"
            tabIndex={-1}
            aria-label={field.label}
            onClick={() => onPick(field.path)}
            onPointerEnter={() => onHover(field.path)}
            onPointerLeave={() => onHover(null)}
          />
        ))}
        {marked.map((rectangle) => (
          <path
            key={`${rectangle.x},${rectangle.y}`}
            className="page-brackets"
            d={bracketPath(rectangle)}
          />
        ))}
      </svg>
    </>
  );
}
