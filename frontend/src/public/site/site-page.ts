import type { NOT_FOUND_PAGE, SitePageName } from '@contracts/site';
import type { ComponentType } from 'react';

/** What a page knows when it is rendered at build; visitors' browsers run none of this. */
export interface SiteProps {
  /** Also show what the product cannot prove by itself: `MARKETING_CLAIMS`. */
  claims: boolean;
}

/**
 * A public page as the build renders it. Its folder holds a `client.ts` beside it: the entry that
 * imports the page's styles and the small scripts that it needs, in plain TypeScript without React.
 */
export interface SitePage {
  readonly name: SitePageName | typeof NOT_FOUND_PAGE;
  /** Without the product's name, which the document adds; Spanish, unique among the pages. */
  readonly title: string;
  /** One or two sentences for search engines, 70 to 160 characters. */
  readonly description: string;
  readonly Body: ComponentType<SiteProps>;
  /** Objects of schema.org, told to search engines beside the page. */
  readonly jsonLd?: (props: SiteProps) => readonly object[];
}
