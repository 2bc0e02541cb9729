const bar = (x: number, y: number, width: number, tone = '#c9cfd9', height = 7): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${tone}"/>`;

const LETTERHEAD = [bar(104, 46, 190, '#1b2230', 11), bar(104, 66, 150), bar(104, 80, 120)];
const TITLE_BOX = [bar(452, 50, 94, '#1b2230', 9), bar(456, 94, 86, '#1b2230', 9)];
const CUSTOMER = [150, 168, 186].flatMap((y) => [
  bar(50, y, 52),
  bar(122, y, 170, '#8a93a3'),
  bar(404, y, 62),
  bar(484, y, 70, '#8a93a3'),
]);
const ITEMS = [262, 286, 310, 334].flatMap((y, row) => [
  bar(50, y, 26, '#8a93a3'),
  bar(96, y, [210, 176, 194, 150][row] ?? 0, '#8a93a3'),
  bar(430, y, 40, '#8a93a3'),
  bar(512, y, 42, '#8a93a3'),
]);
const TOTALS = [
  bar(404, 398, 66),
  bar(508, 398, 46, '#8a93a3'),
  bar(404, 422, 44),
  bar(514, 422, 40, '#8a93a3'),
];
const SEAL = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((column) => (row * 7 + column * 13 + ((row * column) % 5)) % 3 !== 0)
    .map((column) => bar(50 + column * 10, 392 + row * 10, 9, '#1b2230', 9)),
);

/** A sheet whose total is marked, with the thread that leads to its value; for people who see, not read. */
export const PAGE_PICTURE = `<svg viewBox="0 0 600 842" aria-hidden="true">
<rect width="600" height="842" fill="#fff"/>
<rect x="46" y="40" width="44" height="50" rx="4" fill="#13524a"/>
<rect x="432" y="36" width="136" height="82" rx="5" fill="none" stroke="#1b2230" stroke-width="1.4"/>
<rect x="432" y="68" width="136" height="18" fill="#13524a"/>
<rect x="38" y="136" width="530" height="70" rx="5" fill="none" stroke="#c9cfd9"/>
<rect x="38" y="230" width="530" height="20" fill="#13524a"/>
${[...LETTERHEAD, ...TITLE_BOX, ...CUSTOMER, ...ITEMS, ...TOTALS, ...SEAL].join('')}
<path d="M394 440h174" stroke="#9aa2b0"/>
<rect x="486" y="450" width="84" height="22" fill="#ffe45e"/>
<path d="M482 456v-10h10M574 456v-10h-10M482 466v10h10M574 466v10h-10" fill="none" stroke="#2341d6" stroke-width="2.4"/>
<text x="404" y="466" font-size="14" font-weight="650" fill="#1b2230">Total</text>
<text x="566" y="466" font-size="14" font-weight="650" text-anchor="end" fill="#1b2230">1,180.00</text>
</svg>`;
