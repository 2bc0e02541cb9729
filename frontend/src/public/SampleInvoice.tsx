import type { ReactNode } from 'react';
import {
  PRINTED_TEXTS,
  type PrintedText,
  QR_ROWS,
  READ_BOXES,
  STAMP_TEXTS,
} from './content/sample-invoice';
import '../ui/page-sheet.css';
import './sample-invoice.css';

const QR_ORIGIN = { x: 38, y: 354 };
const QR_MODULE = 8 / 3;
const RULES = ['M36 246.5h523', 'M36 268.5h523', 'M36 290.5h523', 'M36 312.5h523'];

/** Dark modules beside each other are one rectangle: a fifth of the path. */
const qrPath = QR_ROWS.flatMap((row, line) =>
  [...row.matchAll(/1+/g)].map(({ index, 0: { length } }) => {
    const x = (QR_ORIGIN.x + index * QR_MODULE).toFixed(2);
    const y = (QR_ORIGIN.y + line * QR_MODULE).toFixed(2);
    const width = (length * QR_MODULE).toFixed(2);
    return `M${x} ${y}h${width}v2.67h-${width}z`;
  }),
).join('');

function Texts({ texts }: { texts: readonly PrintedText[] }) {
  return texts.map(({ x, y, size, bold, anchor, tone = 'ink', mono, text }) => (
    <text
      key={`${x},${y}`}
      className={`sample-text sample-text-${tone}${mono ? ' sample-text-mono' : ''}`}
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 650 : 400}
      textAnchor={anchor ?? 'start'}
    >
      {text}
    </text>
  ));
}

/** Frames, bands and rules of the printed form. */
function Form() {
  return (
    <>
      <rect x="36" y="36" width="46" height="46" rx="4" fill="#13524a" />
      <path d="M43 72l11-19 7 11 5-7 9 15z" fill="#fff" />
      <rect x="380" y="34" width="179" height="72" rx="5" fill="none" stroke="#1b2230" />
      <rect x="380.5" y="61" width="178" height="17" fill="#13524a" />
      <rect
        x="36"
        y="121"
        width="523"
        height="66"
        rx="5"
        fill="none"
        stroke="#9aa2b0"
        strokeWidth=".7"
      />
      <rect x="36" y="203" width="523" height="19" fill="#13524a" />
      <path d={RULES.join('')} stroke="#d5d9e0" strokeWidth=".6" />
      <path d="M372 347h187M372 386h187" stroke="#9aa2b0" strokeWidth=".7" />
      <path d={qrPath} fill="#1b2230" />
    </>
  );
}

/** Places of what was read, each in the look of its state. */
export function ReadBoxes({ boxes }: { boxes: readonly (typeof READ_BOXES)[number][] }) {
  return boxes.map(({ state, ...rectangle }) => (
    <rect
      key={`${rectangle.x},${rectangle.y}`}
      className="page-box"
      data-state={state}
      rx={2}
      {...rectangle}
    />
  ));
}

/** Everything that was read, and the marker on the total. */
const marks = (
  <>
    <ReadBoxes boxes={READ_BOXES} />
    <rect className="sample-marker" x="477" y="389" width="78" height="20" rx="2" />
    <path
      className="page-brackets"
      d="M475 393V387H481M551 387H557V393M557 405V411H551M481 411H475V405"
    />
  </>
);

/** A drawn invoice with what Foliado reads on it (`marks`); decoration for the public pages. */
export function SampleInvoice({ marks: own = marks }: { marks?: ReactNode }) {
  return (
    <svg className="sample-invoice" viewBox="0 0 595 842" aria-hidden="true">
      <Form />
      <Texts texts={PRINTED_TEXTS} />
      <g className="sample-stamp" transform="rotate(-8 470 428)">
        <rect x="420" y="396" width="104" height="46" rx="4" />
        <Texts texts={STAMP_TEXTS} />
      </g>
      {own}
    </svg>
  );
}
