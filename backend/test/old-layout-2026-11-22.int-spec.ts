import { describeOldLayout } from './support/old-layout.contract';

describeOldLayout('2026-11-22');
