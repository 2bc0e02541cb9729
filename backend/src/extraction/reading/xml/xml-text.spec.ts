import { CodedError } from '../../../platform/sandbox';
import { MAX_XML_BYTES, xmlText } from './xml-text';

const refusal = (xml: string | Buffer): string => {
  try {
    xmlText(Buffer.from(xml));
    return 'taken';
  } catch (error) {
    return error instanceof CodedError ? error.code : String(error);
  }
};
const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>`;
const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);

const groupOf = (children: number): string => `<b>${'<c/>'.repeat(children)}</b>`;
const GROUP = groupOf(9_999);

describe('the text of an XML', () => {
  it.each([
    ['UTF-8', Buffer.from(`${declared('UTF-8')}<a>Ñandú €</a>`), 'Ñandú €'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${declared('utf-8')}<a>Ñ</a>`), '>Ñ<'],
    ['no declaration', Buffer.from('<a>Ñ</a>'), '>Ñ<'],
    ['ISO-8859-1', Buffer.from(`${declared('ISO-8859-1')}<a>Ñandú</a>`, 'latin1'), 'Ñandú'],
    [
      'Windows-1252',
      Buffer.concat([
        Buffer.from(`${declared('windows-1252')}<a>`),
        Buffer.from([0x80]),
        Buffer.from('</a>'),
      ]),
      '€',
    ],
  ])('is read in %s', (_, bytes, text) => {
    expect(xmlText(bytes)).toContain(text);
    expect(xmlText(bytes).startsWith('\uFEFF')).toBe(false);
  });

  it.each([
    ['another encoding', `${declared('UTF-7')}<a/>`],
    ['UTF-16', Buffer.from(`\uFEFF${declared('UTF-16')}<a/>`, 'utf16le')],
    ['bytes that are not of its encoding', Buffer.from(`${declared('UTF-8')}<a>Ñ</a>`, 'latin1')],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['a tag without an end', '<a b="c>'],
    ['a comment without an end', '<a><!-- </a>'],
  ])('with %s is refused', (_, xml) => {
    expect(refusal(xml)).toBe('XML_ILEGIBLE');
  });

  it.each([
    ['depth', nested(40), nested(41)],
    ['elements', `<a>${GROUP.repeat(19)}${groupOf(9_998)}</a>`, `<a>${GROUP.repeat(20)}</a>`],
    ['siblings', `<a>${'<b/>'.repeat(10_000)}</a>`, `<a>${'<b/>'.repeat(10_001)}</a>`],
    ['siblings behind others', `<a>${GROUP}</a>`, `<a>${GROUP}${groupOf(10_001)}</a>`],
    ['references', `<a>${'&#65;'.repeat(100_000)}</a>`, `<a>${'&#65;'.repeat(100_001)}</a>`],
    ['size', `<a>${'x'.repeat(MAX_XML_BYTES - 7)}</a>`, `<a>${'x'.repeat(MAX_XML_BYTES - 6)}</a>`],
  ])('has a limit of %s', (_, most, more) => {
    expect(refusal(most)).toBe('taken');
    expect(refusal(more)).toBe('XML_EXCESIVO');
  });

  it.each([
    ['a comment', `<a><!--${nested(50)}--></a>`],
    ['text that is no markup', `<a><![CDATA[${nested(50)}]]></a>`],
    ['a value of an attribute', `<a b="${'/>'.repeat(50)}"/>`],
  ])('counts nothing in %s', (_, xml) => {
    expect(refusal(xml)).toBe('taken');
  });
});
