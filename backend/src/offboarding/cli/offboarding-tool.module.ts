import { type DynamicModule, Module } from '@nestjs/common';
import type { AppConfig } from '../../platform/config';
import { platformModules } from '../../platform/startup/platform-modules';
import { OffboardingModule } from '../offboarding.module';

/** Store, files and what leaves them, without server and without reading documents. */
@Module({})
export class OffboardingToolModule {
  static for(config: AppConfig): DynamicModule {
    return {
      module: OffboardingToolModule,
      imports: [...platformModules(config), OffboardingModule],
    };
  }
}
