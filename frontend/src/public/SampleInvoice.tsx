import type { CSSProperties, ReactNode } from 'react';
import { bracketPath, type Rectangle } from '../ui/page-geometry';
import {
  PRINTED_TEXTS,
  type PrintedText,
  QR_PATH,
  READ_PLACES,
  STAMP_TEXTS,
} from './content/sample-invoice';
import '../ui/page-sheet.css';
import './sample-invoice.css';

/** A rectangle with some points of room on each side. */
export const around = ({ x, y, width, height }: Rectangle, by = 2): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const STAMP: Rectangle = { x: 420, y: 396, width: 104, height: 46 };
/** Of words that are not black. */
const INK: Readonly<Record<string, string>> = { quiet: '#4b5464', white: '#fff' };
const RULES = ['M36 246.5h523', 'M36 268.5h523', 'M36 290.5h523', 'M36 312.5h523'];

function Texts({ texts }: { texts: readonly PrintedText[] }) {
  return texts.map(({ x, y, size, looks, text }) => (
    <text
      key={`${x},${y}`}
      className={looks.includes('mono') ? 'sample-mono' : undefined}
      x={x}
      y={y}
      fontSize={size}
      fill={looks.map((look) => INK[look]).find(Boolean)}
      fontWeight={looks.includes('bold') ? 650 : 400}
      textAnchor={looks.find((look) => look === 'middle' || look === 'end')}
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
      <path d={QR_PATH} fill="#1b2230" transform="translate(38 354) scale(2.6667)" />
    </>
  );
}

/** Places of what was read, each in the look of its state. */
export function ReadBoxes({ but }: { but: (name: string) => boolean }) {
  const read = Object.entries(READ_PLACES).filter(([name]) => !but(name));
  return (
    <g pointerEvents="none">
      {read.map(([name, { state, ...rectangle }]) => (
        <rect key={name} className="page-box" data-state={state} rx={2} {...rectangle} />
      ))}
    </g>
  );
}

/** The marker on a value, between its brackets. */
export function Marker({ on }: { on: Rectangle }) {
  return (
    <>
      <g className="page-marker">
        <rect rx={2} {...around(on, 0)} />
      </g>
      <path className="page-brackets" d={bracketPath(around(on))} />
    </>
  );
}

/** Everything that was read, and the marker on the total. */
const marks = (
  <>
    <ReadBoxes but={(name) => name === 'total'} />
    <Marker on={READ_PLACES.total} />
  </>
);

interface SampleInvoiceProps {
  marks?: ReactNode;
  style?: CSSProperties;
}

/** A drawn invoice with what Foliado reads on it (`marks`); decoration for the public pages. */
export function SampleInvoice({ marks: own = marks, style }: SampleInvoiceProps) {
  return (
    <svg
      className="sample-invoice page-sheet"
      viewBox="0 0 595 842"
      aria-hidden="true"
      style={style}
    >
      <Form />
      <Texts texts={PRINTED_TEXTS} />
      <g transform="rotate(-8 470 428)" fill="#5b3aa8" opacity=".72">
        <rect {...STAMP} rx={4} fill="none" stroke="#5b3aa8" strokeWidth={1.6} />
        <Texts texts={STAMP_TEXTS} />
      </g>
      {own}
    </svg>
  );
}

/** The same on a desk that cuts it: how wide it is in pixels, and where it lies (`inset` of CSS). */
export const InvoiceOnDesk = ({ look = '', ...style }: { look?: string } & CSSProperties) => (
  <div className={`desk ${look}`}>
    <SampleInvoice style={style} />
  </div>
);
