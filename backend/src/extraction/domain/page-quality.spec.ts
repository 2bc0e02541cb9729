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
