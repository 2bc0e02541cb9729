import type { ReactNode } from 'react';
import { SunatQr } from '../features/pictures/SunatQr';
import { PERU } from './content';

/** A text of fields between bars; the bars stand out. */
function Piped({ text }: { text: string }) {
  return text.split('|').map((part, index) => (
    <span key={index}>
      {index > 0 && <span className="peru-mark">|</span>}
      {part}
    </span>
  ));
}

function Rule({ of, children }: { of: { title: string; text: string }; children: ReactNode }) {
  return (
    <li>
      {children}
      <h3>{of.title}</h3>
      <p>{of.text}</p>
    </li>
  );
}

const PAYMENT_LINES = [
  'HDR|20514327867|20260316|PEN|12|…',
  'DTL|20608471937|F001-00004471|…',
  'FTR|12|48207.60',
];

/** The rules of Peru, each as it looks on paper. */
export function Peru() {
  return (
    <section className="peru">
      <div className="wrap">
        <div className="section-head">
          <h2>{PERU.title}</h2>
          <p className="lead">{PERU.lead}</p>
        </div>
        <ul className="peru-grid">
          <li className="peru-qr">
            <SunatQr />
            <div>
              <h3>{PERU.qr.title}</h3>
              <p>{PERU.qr.text}</p>
            </div>
            <code className="peru-code">
              <Piped text="20608471937|01|F001|4471|" />
              <br />
              <Piped text="180.00|1180.00|2026-03-15|6|" />
            </code>
          </li>
          <Rule of={PERU.ruc}>
            <p className="peru-big">
              2060847193<span className="peru-mark">7</span>
            </p>
          </Rule>
          <Rule of={PERU.igv}>
            <p className="peru-big">
              1,000.00 <span className="peru-mark">+</span> 180.00
            </p>
          </Rule>
          <Rule of={PERU.detraction}>
            <p className="peru-big">
              <span className="peru-mark">142.00</span> de 1,180.00
            </p>
          </Rule>
          <Rule of={PERU.payment}>
            <code className="peru-code">
              {PAYMENT_LINES.map((line) => (
                <span key={line} className="peru-line">
                  <Piped text={line} />
                </span>
              ))}
            </code>
          </Rule>
        </ul>
      </div>
    </section>
  );
}
