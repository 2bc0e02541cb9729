import { itemsOf } from './items-of';
import { plainText, textPieces } from './linked-text';

describe('a text with links', () => {
  it('falls into words, strong words and links, in order', () => {
    expect(textPieces('**Ojo**: vea [los planes](/pricing) o [escriba](mailto:a@b.pe).')).toEqual([
      { text: 'Ojo', isStrong: true },
      { text: ': vea ' },
      { text: 'los planes', href: '/pricing' },
      { text: ' o ' },
      { text: 'escriba', href: 'mailto:a@b.pe' },
      { text: '.' },
    ]);
  });

  it('is one piece when it has none, and none when it is empty', () => {
    expect(textPieces('Sin enlaces (ni uno) [nada] 2 * 3.')).toEqual([
      { text: 'Sin enlaces (ni uno) [nada] 2 * 3.' },
    ]);
    expect(textPieces('')).toEqual([]);
  });

  it('is read without addresses and marks where they do not work', () => {
    expect(plainText('Vea **hoy** [los planes](/pricing).')).toBe('Vea hoy los planes.');
  });
});

describe('a list', () => {
  it('has a sign, a word above, points and pictures where its lines say so', () => {
    expect(itemsOf('X **No** Nada.\n+ Nunca.\n- uno\n2024: **Sí** Todo.')).toMatchObject([
      { icon: expect.anything(), title: 'No', text: ['Nada.', 'Nunca.'], points: ['uno'] },
      { icon: undefined, name: '2024', title: 'Sí', text: ['Todo.'] },
    ]);
    expect(() => itemsOf('NoSign **Título** texto')).toThrow('NoSign');
  });
});
