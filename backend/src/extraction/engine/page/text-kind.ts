import { stripAccents } from '../../../rules/text-clean';

/** Endings of company names (peru.md section 11). */
const COMPANY_SUFFIX =
  /(?:\bS\s?\.?\s?A\s?\.?\s?C\s?\.?|\bS\s?\.?\s?A\s?\.?\s?A\s?\.?|\bS\s?\.?\s?R\s?\.?\s?L\s?\.?(?:TDA\.?)?|\bE\s?\.?\s?I\s?\.?\s?R\s?\.?\s?L\s?\.?|\bS\s?\.\s?A\s?\.?|\bSA|\bS\.?A\.?[SU]\.?|\bS\.?\s?L\.?(?:\s?[UL]\.?)?|\bSOCIEDAD ANONIMA(?: CERRADA| ABIERTA)?|\bSCRL\.?|\bSUCURSAL DEL PERU|\bLTDA\.?|\bLLC|\bINC\.?|\bGMBH|\bCORP\.?|\bLTD\.?|\bLIMITED|\bPLC|\bLLP|\bSPA|\bS\.?\s?A\.?\s?S\.?|\bS\.?\s?A\.? DE C\.?\s?V\.?|\bDE R\.?\s?L\.? DE C\.?\s?V\.?|\bS\.?C\.?P\.?|\bC\.A\.)(?:\s{0,3}-\s{0,3}[A-Z. ]{2,20})?$/;
const CIVIL_COMPANY = /\bS\.?\s?CIVIL\s+DE\s+R/;

const ADDRESS_START =
  /^(?:AV|AVDA|AVENIDA|JR|JIRON|CAL(?!\W+\d+$)|CALLE|CA|C(?!\.\s?[A-Z]\.?(?:[A-Z]\b|$))(?=\.|\s.*\d)|RAMBLA|PASEO|RONDA|TRAVESIA|GRAN VIA|PJ|PSJE|PJE|PASAJE|URB|URBANIZACION|MZ|MZA|MANZANA|CAR|CARR|CARRETERA|CTRA|CAMINO|POL(?=\.? IND)|POLIGONO|PROL|PROLONGACION|LOTE?|LT|KM|AUTOPISTA|ALAMEDA|MALECON|PARQUE|OVALO|ASOC|COOP|AA\s?HH|ZONA|FUNDO|PREDIO|RES|CONJ|PZA|PLAZA|SECTOR|BLOCK|ESQ|UNIT(?= \d)|BUILDING(?= \d)|(?:ROOM|RM)(?=\.? \d)|NO(?=\.? ?\d+ (?:[A-Z]+ ){1,3}(?:ROAD|RD|STREET|ST|AVENUE|AVE)\b)|SUITE|P\.?O\.? BOX)[.\s]|^C\/\s?(?!IGV)[A-Z]{3}/;

/** `1450 Larimer Street, Denver`: the number comes first; a road cut short ends before a comma. */
const STREET =
  /^\d{1,6}(?:-\d{1,4})? (?:[A-Z.'-]+ ){1,4}(?:(?:STREET|AVENUE|ROAD|BOULEVARD|DRIVE|LANE|PARKWAY|HIGHWAY)\b|(?:ST|AVE|RD|BLVD|DR|LN|PKWY|HWY)\.?(?: [NSEW]{1,2})?(?:,|$))/;

/** `Hull HU1 1TG`, `Denver, CO 80202`: the last line of an address in the United Kingdom or the United States; `OC 12345` is none. */
const POSTCODE =
  /[A-Z],? [A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$|[A-Z], [A-Z]{2} \d{5}(?:-\d{4})?$/;

/** What an address says besides the kind of its road: `PARQUE INDUSTRIAL S.A.` is a company. */
const PLACED = /\d{3}|\bN(?:RO|[°º])|\bM[ZN]|\bLT|,| - /;

/** Endings of companies that are of no law of ours, and have no RUC. */
const FORM_ABROAD =
  /[ ,](?:LLC|L\.L\.C\.|INC\.?|GMBH|CORP\.?|LTD\.?|LIMITED|PLC|LLP|S\.?L\.?U?\.?|SPA|S\.?\s?A\.? DE C\.?\s?V\.?|DE R\.?\s?L\.? DE C\.?\s?V\.?)$/;

export const isFormAbroad = (name: string): boolean => FORM_ABROAD.test(upper(name).trim());

export function upper(text: string): string {
  return stripAccents(text).toUpperCase();
}

export function hasCompanySuffix(text: string): boolean {
  const capitals = upper(text).trim();
  return COMPANY_SUFFIX.test(capitals) || CIVIL_COMPANY.test(capitals);
}

/** Begins like an address in Spanish or English, or holds `DEPARTAMENTO - PROVINCIA - DISTRITO` with a street number. */
export function looksLikeAddress(text: string): boolean {
  const folded = upper(text);
  if (ADDRESS_START.test(folded)) return !(hasCompanySuffix(text) && !PLACED.test(folded));
  return (
    STREET.test(folded) ||
    POSTCODE.test(folded) ||
    (/\b(?:NRO|N[°º]|MZ|LT|INT|DPTO|OF|URB|KM)\b/.test(folded) &&
      /\d/.test(folded) &&
      / - /.test(folded))
  );
}

const TABLE_TITLE = /\b(?:CANT|CANTIDAD|DESCRIPCION|ITEM|CODIGO|CONCEPTO|IMPORTE|UNIDAD|PRECIO)\b/g;
const SALUTATION =
  /^\W*(?:HOLA|BIENVENID[OA]S?|PRESENTE|CIUDAD|ESTIMAD[OA]S?|DE NUESTRA|DE MI CONSIDERACION|ASUNTO|MUY SENOR)/;

/** Titles of a table, or a salutation: what stands under an address and is no part of it. */
export function endsBlock(text: string): boolean {
  const folded = upper(text);
  return (folded.match(TABLE_TITLE) ?? []).length > 1 || SALUTATION.test(folded);
}

const JOINTS = new Set('de del la las los el y e en con a al'.split(' '));
const PLACES =
  /\b(?:FRENTE|ALTURA|CUADRA|CDRA|ESQUINA|ESPALDA|COSTADO|PISO|OFICINA|INTERIOR|DPTO|MZ|LOTE|KM)\b/;

/** Most of its words are written small, as in a motto or a sentence: no names of places. */
export function isSaying(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !JOINTS.has(word));
  const small = words.filter((word) => /^\p{Ll}{3}/u.test(word));
  return small.length >= 2 && small.length * 2 >= words.length && !PLACES.test(upper(text));
}

/** `Etiqueta: valor` or `Etiqueta :`. */
export function looksLabelled(text: string): boolean {
  return /^[^:\d]{2,32}:(?!\/\/)/.test(text);
}

export function looksLikeContact(text: string): boolean {
  return /@|WWW\.|HTTP|\.COM\b|\.PE\b|TELEFONO\b|TELEFAX|\bTELEFS?[.:]|\bTELFS?\b|\bTEL[.:]|\bCEL[.:]|CENTRAL TEL|FACEBOOK|WHATSAPP/.test(
    upper(text),
  );
}

export function letterCount(text: string): number {
  return (text.match(/\p{L}/gu) ?? []).length;
}

/** A line that goes on: ends in a dash, a comma, a word that needs another one, or a block of lots without its lot (`MZ. C`). */
export function isUnfinished(text: string): boolean {
  return /(?:[-–,&]|\b(?:DE|DEL|LA|LAS|LOS|EL|AL|Y|E|EN|CON|SIN|PARA|POR|SEGUN|SOBRE|ENTRE|HASTA|DESDE|SAN|SANTA|SUS?|UNA?)|\bM[ZN]A?\.? [A-Z]\d{0,2})\s*$/.test(
    upper(text),
  );
}
