import { CompanyDocuments } from './company-documents.service';
import { DocumentHistory } from './document-history.service';
import { DuplicateMarks } from './duplicate-marks.service';
import { Eraser } from './eraser.service';
import { RemovalMaintenanceRepository } from './removal-maintenance.repository';
import { RemovalSweep } from './removal-sweep.service';
import { RemovalRepository } from './removal.repository';
import { RemovalService } from './removal.service';

/** What the deletion of documents is made of. */
export const REMOVAL_PROVIDERS = [
  RemovalRepository,
  RemovalMaintenanceRepository,
  DocumentHistory,
  DuplicateMarks,
  Eraser,
  RemovalService,
  RemovalSweep,
  CompanyDocuments,
];
