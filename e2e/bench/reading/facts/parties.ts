import type { BenchKind, BenchParty } from './model';
import { built } from '../../built';
import { COMPANY } from '../../samples';
import type { Dice } from './dice';
import {
  COMPANY_FORMS,
  FIRST_NAMES,
  INSIDES,
  PLACES,
  PROPER_NAMES,
  QUARTERS,
  STREETS,
  SURNAMES,
} from './words';

type Ruc = typeof import('../../../../backend/src/rules/ruc');

const { rucCheckDigit } = built<Ruc>('rules/ruc');

export function ruc(prefix: '10' | '20', dice: Dice): string {
  const ten = `${prefix}${dice.int(0, 7)}${dice.digits(7)}`;
  return `${ten}${rucCheckDigit(ten)}`;
}

function address(dice: Dice, isUpper: boolean): string {
  const [department, province, district] = dice.pick(PLACES);
  const street = dice.pick(STREETS);
  const inside = `${dice.pick(INSIDES)}${dice.pick(QUARTERS)}`;
  const number = String(dice.int(101, 4980));
  return isUpper
    ? `${street} Nro. ${number}${inside} ${department} - ${province} - ${district}`.toUpperCase()
    : `${street} ${number}${inside}, ${district}, ${province}`;
}

const phone = (dice: Dice): string =>
  dice.pick([
    `(01) ${dice.int(2, 7)}${dice.digits(2)}-${dice.digits(4)}`,
    `9${dice.digits(2)} ${dice.digits(3)} ${dice.digits(3)}`,
    `0${dice.pick(['54', '44', '84', '64'])}-${dice.int(2, 6)}${dice.digits(5)}`,
  ]);

function email(name: string, dice: Dice): string {
  const bare = name.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  const domain = bare.toLowerCase().split(' ').filter(Boolean).slice(-2).join('').slice(0, 18);
  return `${dice.pick(['ventas', 'facturacion', 'contacto', 'cobranzas'])}@${domain}.${dice.pick(['pe', 'com.pe', 'com'])}`;
}

export function seller(stem: string, dice: Dice): BenchParty {
  const isUpper = dice.chance(0.65);
  const proper = dice.pick(PROPER_NAMES);
  const name = `${stem} ${proper} ${dice.pick(COMPANY_FORMS)}`;
  return {
    nombre: isUpper ? name.toUpperCase() : name,
    documento: ruc('20', dice),
    direccion: address(dice, isUpper),
    telefono: phone(dice),
    email: email(`${stem.split(' ')[0] ?? ''} ${proper}`, dice),
  };
}

/** Surnames first, as registers write a person. */
function personName(dice: Dice): string {
  const [first = '', second = ''] = dice.sample(SURNAMES, 2);
  return `${first} ${second} ${dice.pick(FIRST_NAMES)}`.toUpperCase();
}

export function professional(dice: Dice): BenchParty {
  const nombre = personName(dice);
  return {
    nombre,
    documento: ruc('10', dice),
    direccion: address(dice, true),
    telefono: phone(dice),
    email: email(nombre, dice),
  };
}

export function utility(name: string, dice: Dice): BenchParty {
  return { ...seller('', dice), nombre: dice.chance(0.5) ? name.toUpperCase() : name };
}

const NO_CONTACT = { telefono: '', email: '' };

function person(dice: Dice): BenchParty {
  const direccion = dice.chance(0.4) ? address(dice, true) : '';
  return { nombre: personName(dice), documento: dice.digits(8), direccion, ...NO_CONTACT };
}

function company(dice: Dice): BenchParty {
  if (dice.chance(0.4))
    return {
      nombre: COMPANY.name.toUpperCase(),
      documento: COMPANY.ruc,
      direccion: 'Av. Los Almacenes Nuevos 2150, Lurín, Lima',
      ...NO_CONTACT,
    };
  const stem = dice.pick([
    'Constructora',
    'Minera',
    'Inversiones',
    'Hotelería',
    'Clínica',
    'Textiles',
  ]);
  return { ...seller(stem, dice), ...NO_CONTACT };
}

export function customer(kind: BenchKind, dice: Dice): BenchParty {
  if (kind !== 'boleta' && kind !== 'ticket') return company(dice);
  return dice.chance(0.75) ? person(dice) : company(dice);
}
