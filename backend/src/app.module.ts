import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AccessModule } from './access';
import { AdminModule } from './admin';
import { AuditModule } from './audit';
import { AuthModule } from './auth';
import { CompaniesModule } from './companies';
import { ConstanciasModule } from './constancias';
import { CreditsModule } from './credits';
import { DemoModule } from './demo';
import { DocumentsModule } from './documents';
import { ExportsModule } from './exports';
import { ExtractionModule } from './extraction';
import { OffboardingModule } from './offboarding';
import type { AppConfig } from './platform/config';
import { ErrorFilter } from './platform/http';
import { validationPipe } from './platform/requests';
import { PaymentsModule } from './payments';
import { QueueStarter } from './platform/queue/job-handlers';
import { platformModules } from './platform/startup/platform-modules';
import { RunsModule } from './runs';
import { DisabledSheetsGateway, GoogleSheetsGateway, SheetsModule } from './sheets';
import { DueDatesModule } from './due-dates';
import { NoticesModule } from './notices';
import { SuppliersModule } from './suppliers';
import { TryOutModule } from './try-out';
import { UsersModule } from './users';
import { WorkflowModule } from './workflow';

/** Composition root: the features that there are, on the platform with the adapters of the configuration. */
@Module({})
export class AppModule {
  static for(config: AppConfig): DynamicModule {
    const features = [
      AccessModule,
      CompaniesModule,
      UsersModule,
      AuthModule,
      AuditModule,
      CreditsModule,
      RunsModule,
      PaymentsModule,
      DocumentsModule,
      ExtractionModule,
      TryOutModule,
      ExportsModule,
      NoticesModule,
      SuppliersModule,
      DueDatesModule,
      SheetsModule.with(config.google ? GoogleSheetsGateway : DisabledSheetsGateway),
      WorkflowModule,
      ConstanciasModule,
      AdminModule,
      OffboardingModule,
    ];
    const demo = config.env === 'production' ? [] : [DemoModule];
    return {
      module: AppModule,
      imports: [...platformModules(config), ...features, ...demo],
      providers: [
        ...AccessModule.guards,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        QueueStarter,
      ],
    };
  }
}
