/** Sheets sewn in order, and the place of one that is not there; decoration for the eye alone. */
export function LostThread() {
  return (
    <svg className="lost-picture" viewBox="0 0 420 300" aria-hidden="true">
      <g className="lost-sheets">
        <rect x="24" y="52" width="104" height="148" rx="4" />
        <rect x="292" y="52" width="104" height="148" rx="4" />
        <path d="M40 80h48M40 98h72M40 112h72M40 126h56M308 80h48M308 98h72M308 112h72M308 126h40" />
      </g>
      <rect className="lost-gap" x="158" y="52" width="104" height="148" rx="4" />
      <text className="lost-folio" x="76" y="182" textAnchor="middle">
        F. 403
      </text>
      <text className="lost-folio lost-folio-gap" x="210" y="132" textAnchor="middle">
        F. 404
      </text>
      <text className="lost-folio" x="344" y="182" textAnchor="middle">
        F. 405
      </text>
      <path className="lost-sewn" d="M0 236C30 236 40 214 76 214M344 214C380 214 390 236 420 236" />
      <path className="lost-unsewn" d="M76 214C120 214 124 268 210 268S300 214 344 214" />
      <circle className="lost-knot" cx="76" cy="214" r="5" />
      <circle className="lost-knot" cx="344" cy="214" r="5" />
    </svg>
  );
}
