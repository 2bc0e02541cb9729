import type { PageInfo } from '@contracts/document';

/** Where the pictures of the pages come from. */
export interface PageSource {
  pages: readonly PageInfo[];
  imageUrl(page: number): string;
}
