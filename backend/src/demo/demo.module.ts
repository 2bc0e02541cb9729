import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies';
import { CreditsModule } from '../credits';
import { DocumentsModule } from '../documents';
import { RunsModule } from '../runs';
import { UsersModule } from '../users';
import { DemoSeed } from './demo-seed.service';
import { SamplesController } from './samples.controller';
import { SamplesService } from './samples.service';

/** The demo company; the composition root leaves it out in production. */
@Module({
  imports: [CompaniesModule, UsersModule, CreditsModule, DocumentsModule, RunsModule],
  controllers: [SamplesController],
  providers: [DemoSeed, SamplesService],
})
export class DemoModule {}
