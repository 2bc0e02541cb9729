import type { BenchLayout } from '../../model';
import { chain } from './chain';
import { cloud } from './cloud';
import { prose } from './prose';
import { siteWorks } from './site-works';
import { supply } from './supply';
import { tableRoll } from './table-roll';

/** Six houses: a web service, a chain, a restaurant, a supplier, a professional and a contractor. */
export const HAND_A: readonly BenchLayout[] = [cloud, chain, tableRoll, supply, prose, siteWorks];
