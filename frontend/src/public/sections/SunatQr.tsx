import { QR_PATH, QR_SIZE } from '../content/sample-invoice';

/** The QR of the drawn invoice. */
export const SunatQr = () => (
  <svg
    className="pic-qr"
    viewBox={`-2 -2 ${QR_SIZE + 4} ${QR_SIZE + 4}`}
    shapeRendering="crispEdges"
  >
    <path d={QR_PATH} />
  </svg>
);
