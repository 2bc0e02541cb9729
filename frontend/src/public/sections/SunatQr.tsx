import { QR_ROWS } from '../content/sample-invoice';

/** Black runs of each row, so that the drawing stays small. */
const path = QR_ROWS.map((row, line) =>
  [...row.matchAll(/1+/g)]
    .map((run) => `M${run.index} ${line}h${run[0].length}v1h-${run[0].length}z`)
    .join(''),
).join('');

/** The QR of the drawn invoice. */
export function SunatQr() {
  return (
    <svg
      className="pic-qr"
      viewBox={`-2 -2 ${QR_ROWS.length + 4} ${QR_ROWS.length + 4}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
