import { pageAdvice } from './page-notes';
import { effectiveDpi, pageProblems, type ImageFigures } from './page-quality';

/** A clean scan of 200 dpi. */
const CLEAN: ImageFigures = {
  lines: 60,
  lineHeight: 30,
  sharpness: 0.7,
  paper: 240,
  contrast: 0.5,
  lean: 0,
  cutLines: 0,
};
const problemsOf = (change: Partial<ImageFigures>) => pageProblems({ ...CLEAN, ...change });

describe('pageProblems', () => {
  it('finds none on a clean scan of 200 dpi', () => {
    expect(effectiveDpi(CLEAN)).toBe(200);
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    [{ cutLines: 6 }, 'cortada'],
    [{ lean: 7 }, 'inclinada'],
    [{ sharpness: 0.3 }, 'borrosa'],
    [{ lineHeight: 15 }, 'pequena'],
    [{ paper: 70 }, 'oscura'],
    [{ contrast: 0.1 }, 'palida'],
  ] as const)('finds of %j that the page is %s', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it('says nothing of a page with hardly any print', () => {
    expect(problemsOf({ lines: 2, sharpness: 0.1 })).toEqual([]);
  });
});

describe('pageAdvice', () => {
  const messageOf = (change: Partial<ImageFigures>, isOnly = false, isPhoto = true) =>
    pageAdvice({ number: 2, figures: { ...CLEAN, ...change } }, isOnly, isPhoto)[0]?.message;

  it('is not given for a good page, nor for one with a text layer', () => {
    expect(messageOf({})).toBeUndefined();
    expect(pageAdvice({ number: 1 }, true, true)).toEqual([]);
  });

  it('names the page, what is wrong with it, and what to do about it', () => {
    expect(messageOf({ sharpness: 0.3 })).toBe(
      'La página 2 se ve borrosa: vuelva a fotografiarla con más luz y con el celular quieto.',
    );
    expect(messageOf({ sharpness: 0.3 }, true, false)).toBe(
      'La página se ve borrosa: vuelva a escanearla a 300 ppp.',
    );
  });

  it('tells two things at most, and none twice', () => {
    expect(messageOf({ sharpness: 0.3, paper: 60, contrast: 0.1 })).toBe(
      'La página 2 se ve borrosa y oscura: vuelva a fotografiarla con más luz, con el celular quieto y sin sombras.',
    );
  });
});

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
