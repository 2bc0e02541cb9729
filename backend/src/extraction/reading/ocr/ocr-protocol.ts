import type { Word } from '../../../contracts/evidence';
import type { WordCut } from '../../domain/page-set';
import type { ImageFigures } from '../../domain/page-quality';
import type { Turn } from './upright';

export interface OcrRequest {
  /** Absolute; what was seen of the file lies there, and what is recognised is added. */
  workDir: string;
  pages: {
    /** 1-based. */
    number: number;
    /** Lossless page image; absolute path. */
    path: string;
    /** Page image for people; written anew when the page has to be turned. Absolute path. */
    image: string;
  }[];
}

export interface OcrPage {
  number: number;
  /** Boxes on the page as turned. */
  words: Word[];
  /** Degrees clockwise by which the page image was turned. */
  turn: Turn;
  cut?: WordCut;
  /** Null when there are no lines of print. */
  figures: ImageFigures | null;
}
