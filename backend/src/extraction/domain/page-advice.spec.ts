import { pageAdvice } from './page-notes';
import type { ImageFigures } from './page-quality';

/** A clean scan of 200 dpi. */
const CLEAN: ImageFigures = {
  ...{ lines: 60, lineHeight: 30, sharpness: 0.7, paper: 240 },
  ...{ contrast: 0.5, lean: 0, cutLines: 0 },
};

describe('the advice about a page', () => {
  it.each<[Partial<ImageFigures>, string, string]>([
    [
      { cutLines: 6 },
      'cortada',
      'con sus cuatro bordes a la vista | con la hoja entera sobre el vidrio',
    ],
    [{ lean: 7 }, 'torcida', 'derecha y desde arriba | con la hoja derecha'],
    [{ sharpness: 0.3 }, 'borrosa', 'con más luz y con el celular quieto | a 300 ppp'],
    [{ lineHeight: 15 }, 'pequeña', 'más de cerca | a 300 ppp'],
    [{ paper: 70 }, 'oscura', 'con más luz y sin sombras | con más brillo'],
    [{ contrast: 0.1 }, 'pálida', 'con más luz | con más contraste'],
    [
      { cutLines: 6, lean: 7, paper: 70 },
      'cortada y torcida',
      'con sus cuatro bordes a la vista, derecha y desde arriba | con la hoja entera sobre el vidrio y con la hoja derecha',
    ],
    [
      { sharpness: 0.3, lineHeight: 15 },
      'borrosa y pequeña',
      'con más luz, con el celular quieto y más de cerca | a 300 ppp',
    ],
  ])('of figures %j says that it looks %s', (change, seen, how) => {
    const [photo = '', scan = ''] = how.split(' | ');
    const page = { number: 3, figures: { ...CLEAN, ...change } };
    const about = (isOnly: boolean, isPhoto: boolean) => pageAdvice(page, isOnly, isPhoto);
    expect(about(false, true)).toEqual([
      {
        ...{ id: 'CALIDAD_DE_PAGINA', paths: [], page: 3 },
        message: `La página 3 se ve ${seen}: vuelva a fotografiarla ${photo}.`,
      },
    ]);
    expect(about(true, false)[0]?.message).toBe(
      `La página se ve ${seen}: vuelva a escanearla ${scan}.`,
    );
  });
});
