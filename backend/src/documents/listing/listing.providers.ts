import { DocumentQuery } from './document-query.service';
import { HistoryStatsService } from './history-stats.service';
import { ListFiguresRepair } from './list-figures-repair.service';
import { ListingMaintenanceRepository } from './listing-maintenance.repository';
import { ListingRepository } from './listing.repository';
import { ListTag } from './list-tag.service';
import { CompanyGroupsService } from '../sums/company-groups.service';
import { DocumentSums } from '../sums/document-sums.service';
import { SumsRepository } from '../sums/sums.repository';

/** Everything of the list that the documents module provides. */
export const LISTING_PROVIDERS = [
  ListingRepository,
  ListingMaintenanceRepository,
  ListTag,
  SumsRepository,
  CompanyGroupsService,
  DocumentSums,
  DocumentQuery,
  HistoryStatsService,
  ListFiguresRepair,
];
