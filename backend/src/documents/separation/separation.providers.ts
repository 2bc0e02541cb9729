import { FileCopies } from './file-copies.service';
import { SeparationNews } from './separation-news.service';
import { SeparationRepository } from './separation.repository';
import { SeparationService } from './separation.service';

/** What makes documents of the other comprobantes in a file. */
export const SEPARATION_PROVIDERS = [
  SeparationRepository,
  FileCopies,
  SeparationNews,
  SeparationService,
];
