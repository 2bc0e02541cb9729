import type { Word } from '../../../contracts/evidence';
import type { ImageFigures } from '../../domain/page-quality';
import type { Turn } from './upright';

export interface OcrRequest {
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
  /** Null when there are no lines of print. */
  figures: ImageFigures | null;
}

export interface OcrAnswer {
  /** In the order of the request. */
  pages: OcrPage[];
}
