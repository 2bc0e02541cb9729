import { DOMParser } from '@xmldom/xmldom';
import { CodedError } from '../../../platform/sandbox';

const refuse = (message: string): never => {
  throw new CodedError('XML_ILEGIBLE', { cause: new Error(message) });
};
const parser = new DOMParser({
  errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
});

/** Throws `XML_ILEGIBLE` for what is no XML, also where the parser could go on. */
export function parseXml(xml: string): Document {
  const document = parser.parseFromString(xml, 'text/xml');
  if (!(document as Document | undefined)?.documentElement) throw new CodedError('XML_ILEGIBLE');
  return document;
}

const ELEMENT = 1;

function childrenOf(element: Element, name: string): Element[] {
  const found: Element[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === ELEMENT && (node as Element).localName === name)
      found.push(node as Element);
  }
  return found;
}

/** Elements below `element` by their local names (`Party/PartyName/Name`); prefixes are the issuer's choice. */
export function elementsAt(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>((level, name) => level.flatMap((one) => childrenOf(one, name)), [element]);
}

/** Text without the white space around it and its comments; null for none. */
export function textOf(element: Element | undefined): string | null {
  const text = element?.textContent?.replace(/\s+/g, ' ').trim();
  return text ? text : null;
}

/** The first text that one of the paths leads to. */
export function textAt(element: Element, ...paths: string[]): string | null {
  for (const path of paths) {
    const text = elementsAt(element, path)
      .map(textOf)
      .find((one) => one !== null);
    if (text) return text;
  }
  return null;
}

/** The first element of the path whose `name` child says `value`. */
export function elementWith(
  element: Element,
  path: string,
  name: string,
  value: string | RegExp,
): Element | undefined {
  return elementsAt(element, path).find((one) => {
    const text = textAt(one, name) ?? '';
    return typeof value === 'string' ? text === value : value.test(text);
  });
}
