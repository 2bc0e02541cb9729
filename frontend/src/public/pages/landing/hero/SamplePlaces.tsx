import { FIRST_FIELD, HERO_FIELDS, type HeroField, OTHER_PLACES, type Place } from './fields';

/** The four corners around a place, as the review draws them around the focused field. */
function brackets({ x, y, width, height }: Place): string {
  const [left, right, top, bottom] = [x - 2, x + width + 2, y - 2, y + height + 2];
  return [
    `M${left} ${top + 6}V${top}H${left + 6}`,
    `M${right - 6} ${top}H${right}V${top + 6}`,
    `M${right} ${bottom - 6}V${bottom}H${right - 6}`,
    `M${left + 6} ${bottom}H${left}V${bottom - 6}`,
  ].join('');
}

function FieldPlace({ field }: { field: HeroField }) {
  const { key, place, state } = field;
  const isLit = key === FIRST_FIELD;
  return (
    <g className="place" data-place={key} data-lit={isLit || undefined}>
      <rect className="sample-box" data-state={state} rx={2} {...place} />
      <rect className="sample-marker" rx={2} {...place} />
      <path className="sample-brackets" d={brackets(place)} />
      <rect
        className="place-target"
        x={place.x - 4}
        y={place.y - 3}
        width={place.width + 8}
        height={place.height + 6}
      />
    </g>
  );
}

/** The marks on the drawn page: each place of a field can be lit. */
export function SamplePlaces() {
  return (
    <>
      {OTHER_PLACES.map(({ state, ...place }) => (
        <rect
          key={`${place.x},${place.y}`}
          className="sample-box"
          data-state={state}
          rx={2}
          {...place}
        />
      ))}
      {HERO_FIELDS.map((field) => (
        <FieldPlace key={field.key} field={field} />
      ))}
    </>
  );
}
