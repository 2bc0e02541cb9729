import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule, type AppConfig } from '../../platform/config';
import { DatabaseModule } from '../../platform/database';
import { EventStoreModule } from '../../platform/event-store';
import { CoreModule } from '../../platform/startup/platform-modules';
import { WorkflowCoreModule } from '../workflow-core.module';
import { WorkflowVerification } from '../workflow-verification.service';

/** The store and the workflow's streams, without server, queue and sweeps. */
@Module({})
export class WorkflowToolModule {
  static for(config: AppConfig): DynamicModule {
    return {
      module: WorkflowToolModule,
      imports: [
        ConfigModule.forRoot(config),
        CoreModule,
        DatabaseModule,
        EventStoreModule,
        WorkflowCoreModule,
      ],
      providers: [WorkflowVerification],
    };
  }
}
