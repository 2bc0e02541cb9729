import { LABELS, type LabelId } from '../labels';
import { BUYERS, SELLERS } from './party-nouns';

/** A label in compact letters and what it announces. */
export type LabelEntry = readonly [string, LabelId];

/** What is said of a party, before its noun: `RUC del cliente`, `Dirección fiscal del adquirente`. */
const ABOUT: readonly (readonly [LabelId | 'party', string])[] = [
  [
    'party',
    'NOMBRE NOMBRES RAZONSOCIAL NOMBREORAZONSOCIAL NOMBRERAZONSOCIAL RAZONSOCIALNOMBRE APELLIDOSYNOMBRES NOMBRESYAPELLIDOS DENOMINACION DATOS INFORMACION IDENTIFICACION',
  ],
  [
    'ruc',
    'RUC NRUC NRORUC NUMERORUC NUMERODERUC RUCDNI DNIRUC DOC DOCUMENTO NDOCUMENTO NRODOCUMENTO NDOC NRODOC NUMERODEDOCUMENTO DOCIDENTIDAD DOCDEIDENTIDAD DOCUMENTODEIDENTIDAD',
  ],
  ['dni', 'DNI NDNI NRODNI'],
  [
    'address',
    'DIRECCION DIRECCIONFISCAL DOMICILIO DOMICILIOFISCAL DIRFISCAL DOMFISCAL DIR DIRECCIONLEGAL',
  ],
  ['phone', 'TELEFONO TELF CELULAR'],
  ['email', 'CORREO EMAIL CORREOELECTRONICO'],
];

/** `Cliente / Razón social`, `Señor(es) o razón social`: the noun first. */
const AFTER_NOUN = 'NOMBRE RAZONSOCIAL ORAZONSOCIAL NOMBREORAZONSOCIAL NOMBRERAZONSOCIAL';

function partyEntries(nouns: readonly string[], id: LabelId): LabelEntry[] {
  return nouns.flatMap((noun) => [
    [noun, id] as const,
    ...AFTER_NOUN.split(' ').map((tail): LabelEntry => [`${noun}${tail}`, id]),
    ...ABOUT.flatMap(([about, list]) =>
      list
        .split(' ')
        .flatMap((head): LabelEntry[] =>
          ['', 'DEL', 'DE'].map((joint) => [
            `${head}${joint}${noun}`,
            about === 'party' ? id : about,
          ]),
        ),
    ),
  ]);
}

function listed(): LabelEntry[] {
  return Object.entries(LABELS).flatMap(([id, list]) =>
    list.split(' ').map((label) => [label, id as LabelId] as const),
  );
}

/** Every label, the longest first; what is listed by hand comes before what is put together. */
export const LABEL_ENTRIES: readonly LabelEntry[] = [
  ...new Map(
    [
      ...partyEntries([...BUYERS, 'USUARIODELSERVICIO'], 'customer'),
      ...partyEntries(SELLERS, 'supplier'),
      ...listed(),
    ].map((entry) => [entry[0], entry] as const),
  ).values(),
].sort(([a], [b]) => b.length - a.length);
