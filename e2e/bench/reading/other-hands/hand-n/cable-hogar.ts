import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { webName } from './trade-names';
import { stocked, ware } from './wares';

const SERVICES = [
  ware(
    '',
    0,
    5,
    'Interés por pago fuera de fecha',
    'Envío de recibo físico',
    'Mantenimiento de acometida',
  ),
  ware(
    '',
    5,
    16,
    'Punto adicional de TV',
    'Alquiler de decodificador HD',
    'Reconexión de servicio',
  ),
  ware(
    '',
    16,
    60,
    'Repetidor WiFi Mesh (alquiler mensual)',
    'Paquete Fútbol + Deportes HD',
    'Telefonía fija ilimitada',
  ),
  ware(
    '',
    60,
    130,
    'Dúo Hogar: Internet 200 Mbps + Cable 92 canales',
    'Internet Fibra 300 Mbps',
    'Cable TV Básico + HD',
  ),
  ware(
    '',
    130,
    420,
    'Internet Fibra Negocio 600 Mbps con IP pública',
    'Dúo Empresa: Internet 500 Mbps + Cable 120 canales',
  ),
  ware(
    '',
    420,
    1200,
    'Internet dedicado 100 Mbps simétrico (overbooking 1:1)',
    'Televisión para hospedajes, hasta 40 puntos',
  ),
  ware(
    '',
    1200,
    99_999,
    'Enlace de datos entre locales e internet dedicado 300 Mbps',
    'Televisión para hospedajes, hasta 120 puntos',
  ),
];
const COMPANIES = [
  'Cable Andino Digital S.A.C.',
  'Fibra Hogar del Centro S.A.C.',
  'Red Visión Satelital E.I.R.L.',
  'Telecable Sur Perú S.R.L.',
  'Conecta Norte Fibra Óptica S.A.',
] as const;
const MONTHS =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Setiembre Octubre Noviembre Diciembre'.split(
    ' ',
  );

interface Account {
  code: string;
  period: string;
  arrears: Cents;
}

function accountOf({ emision, sumas }: BenchFacts, random: Random): Account {
  const [year = '', month = '1'] = emision.split('-');
  const owes = happens(random, 0.3);
  const lastMonth = Math.round((sumas.gravada * between(random, 100, 118)) / 1000) * 10;
  return {
    code: pick(random, [
      digits(random, 7),
      `C-${digits(random, 6)}`,
      `${digits(random, 3)}-${digits(random, 5)}`,
    ]),
    period: `${MONTHS[Number(month) - 1] ?? ''} ${year}`,
    arrears: owes ? lastMonth : 0,
  };
}

function prepared(given: BenchFacts, random: Random): BenchFacts {
  const stock = {
    wares: SERVICES,
    loose: SERVICES,
    untaxed: ware('', 0, 1, 'Ajuste'),
    code: () => '',
    write: (name: string) => name,
  };
  const facts = stocked(given, stock, random);
  const name = pick(random, COMPANIES);
  const nombre =
    given.emisor.nombre === given.emisor.nombre.toUpperCase() ? name.toUpperCase() : name;
  return { ...facts, emisor: { ...facts.emisor, nombre } };
}

function banner(
  facts: BenchFacts,
  style: BenchStyle,
  { arrears }: Account,
  colour: string,
): Markup {
  const { emisor } = facts;
  return html`<div class="banner" style="border-color:${colour}">
    <div class="brand">
      <div class="logo" style="color:${colour}">
        ${emisor.nombre.split(' ').slice(0, 2).join(' ').toLowerCase()}
      </div>
      <div>${emisor.nombre} &nbsp; RUC: ${emisor.documento}</div>
      <div>${emisor.direccion}</div>
      <div>Central de atención: ${emisor.telefono} | www.${webName(emisor.nombre)}.pe</div>
    </div>
    <div class="due" style="background:${colour}">
      <div>TOTAL A PAGAR</div>
      <div class="sum">S/ ${style.amount(facts.sumas.total + arrears)}</div>
      <div>Último día de pago</div>
      <div class="day">${style.date(facts.vencimiento ?? facts.emision)}</div>
    </div>
  </div>`;
}

function client(facts: BenchFacts, style: BenchStyle, account: Account, random: Random): Markup {
  const { cliente } = facts;
  const data: readonly (readonly [string, string])[] = [
    ['Código de cliente', account.code],
    ['Periodo facturado', account.period],
    ['Fecha de emisión', style.date(facts.emision)],
    ['Ciclo', String(pick(random, [1, 8, 15, 22]))],
    ['Categoría', pick(random, ['Comercial', 'Negocio', 'Hogar'])],
  ];
  return html`<div class="number">
      RECIBO ELECTRÓNICO POR SERVICIOS PÚBLICOS &nbsp;
      <b>${style.number(facts.serie, facts.correlativo)}</b>
    </div>
    <div class="client">
      <div class="to">
        <b>${cliente.nombre}</b><br />RUC ${cliente.documento}<br />${cliente.direccion}
      </div>
      <table>
        ${data.map(
          ([label, value]) =>
            html`<tr>
              <th>${label}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </table>
    </div>`;
}

function charges(facts: BenchFacts, style: BenchStyle, { arrears, period }: Account): Markup {
  const { sumas, lineas } = facts;
  const line = (label: string, cents: Cents, css = ''): Markup =>
    html`<tr class="${css}">
      <td colspan="2">${label}</td>
      <td class="r">${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="charges">
      <thead>
        <tr>
          <th>DETALLE DE SU RECIBO</th>
          <th>Periodo</th>
          <th class="r">Importe S/</th>
        </tr>
      </thead>
      <tbody>
        ${lineas.map(
          (one) =>
            html`<tr>
              <td>${one.descripcion}</td>
              <td>${period}</td>
              <td class="r">${style.amount(one.importe)}</td>
            </tr>`,
        )}
        ${line('Subtotal afecto al IGV', sumas.gravada, 'line')} ${line('IGV (18%)', sumas.igv)}
        ${line('Total del mes', sumas.total, 'strong')} ${line('Deuda anterior', arrears)}
        ${line('TOTAL A PAGAR', sumas.total + arrears, 'strong line')}
      </tbody>
    </table>
    <div class="words">Son: ${facts.letras}</div>`;
}

const MESSAGES = [
  'Evite el corte del servicio pagando antes de la fecha de vencimiento. El costo de reconexión es de S/ 10.00.',
  'Ahora también puede pagar con Yape: ingrese a Yapear servicios, busque el nombre de la empresa y digite su código de cliente.',
  'Los reclamos se atienden en primera instancia en nuestras oficinas y por teléfono; en segunda instancia ante el TRASU de OSIPTEL.',
] as const;

function messages(facts: BenchFacts, account: Account, random: Random): Markup {
  const places = pick(random, [
    'BCP, BBVA, Interbank y Caja Huancayo',
    'Agentes BCP, Kasnet, Tambo+ y Western Union',
    'BCP, Caja Arequipa y agentes KasNet',
  ]);
  return html`<div class="info">
      <div class="note">
        <b>Mensajes para usted</b><br />${pick(random, MESSAGES)}
        ${account.arrears > 0 && html`<br /><b>Usted tiene 1 recibo vencido. Su servicio se encuentra en proceso de corte.</b>`}
      </div>
      <div class="note">
        <b>¿Dónde pagar?</b><br />${places}<br />Indique su código de cliente ${account.code}
      </div>
      <div>${qrPlace(facts, '24mm')}</div>
    </div>
    <div class="legal">
      Representación impresa del Recibo Electrónico. Autorizado con R.I. SUNAT N°
      0340050004781.${facts.hash && html` Resumen: ${facts.hash}`}
    </div>`;
}

function coupon(facts: BenchFacts, style: BenchStyle, account: Account, random: Random): Markup {
  const bars = Array.from(
    { length: 70 },
    () =>
      html`<s
        style="width:${between(random, 1, 3)}px;margin-right:${between(random, 1, 3)}px"
      ></s>`,
  );
  return html`<div class="coupon whole">
    <div class="cut">
      - - - - - - - - - - - - - - - - - - - - Cortar aquí - - - - - - - - - - - - - - - - - - - -
    </div>
    <table>
      <tr>
        <th>Cliente</th>
        <th>Código</th>
        <th>Recibo</th>
        <th>Vencimiento</th>
        <th>Total a pagar</th>
      </tr>
      <tr>
        <td>${facts.cliente.nombre}</td>
        <td>${account.code}</td>
        <td>${style.number(facts.serie, facts.correlativo)}</td>
        <td>${style.date(facts.vencimiento ?? facts.emision)}</td>
        <td>S/ ${style.amount(facts.sumas.total + account.arrears)}</td>
      </tr>
    </table>
    <div class="bars">${bars}</div>
  </div>`;
}

const CSS = `
body { font: 9pt 'Liberation Sans', sans-serif; color: #222; } table { width: 100%; } th { text-align: left; } .r, th.r { text-align: right; }
.banner { display: flex; justify-content: space-between; border-bottom: 3px solid; padding-bottom: 3mm; } .brand { font-size: 7.6pt; line-height: 1.45; max-width: 115mm; } .logo { font: italic bold 22pt 'DejaVu Sans'; }
.due { color: #fff; border-radius: 3mm; padding: 3mm 6mm; text-align: center; min-width: 58mm; font-size: 9pt; } .sum { font-size: 20pt; font-weight: bold; } .day { font-weight: bold; font-size: 11pt; }
.number { margin: 4mm 0 2mm; font-size: 10pt; } .client { display: flex; gap: 6mm; } .to { flex: 3; border: 1px solid #999; border-radius: 2mm; padding: 3mm; line-height: 1.5; } .client table { flex: 2; width: auto; } .client th { font-weight: normal; color: #555; padding: .6mm 2mm; } .client td { text-align: right; font-weight: bold; }
.charges { margin-top: 5mm; } .charges th { background: #e6e6e6; padding: 1.5mm 2mm; } .charges td { padding: 1.4mm 2mm; } .line td { border-top: 1px solid #777; } .strong td { font-weight: bold; }
.words { margin: 2mm; } .info { display: flex; gap: 4mm; margin-top: 8mm; } .note { flex: 1; background: #f4f4f4; padding: 3mm; border-radius: 2mm; font-size: 8.2pt; line-height: 1.45; } .legal { font-size: 7pt; margin-top: 3mm; color: #555; }
.coupon { margin-top: 12mm; font-size: 8.5pt; } .cut { text-align: center; color: #777; margin-bottom: 2mm; } .coupon th { font-size: 7pt; font-weight: normal; color: #555; } .coupon th, .coupon td { padding: .5mm 2mm .5mm 0; vertical-align: top; } .bars { height: 12mm; display: flex; margin-top: 3mm; } .bars s { background: #000; height: 100%; display: block; }`;

/** The monthly bill of a company of cable and internet, with a coupon to tear off. */
export const CABLE_HOGAR: BenchLayout = {
  id: 'cable-hogar',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(given, style, random): DrawnPage {
    const facts = prepared(given, random);
    const account = accountOf(facts, random);
    const colour = pick(random, ['#c8102e', '#0057a8', '#5b2a86', '#00796b']);
    const withCoupon = happens(random, 0.7);
    const body = html`${banner(facts, style, account, colour)}
    ${client(facts, style, account, random)} ${charges(facts, style, account)}
    ${messages(facts, account, random)}
    ${withCoupon ? coupon(facts, style, account, random) : NOTHING}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['gravada', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['letras']),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
