import { Module } from '@nestjs/common';
import { ExtractionModule } from '../extraction';
import { TryOutController } from './try-out.controller';
import { TryOutSamples } from './try-out-samples';
import { TryOutService } from './try-out.service';

/** What a visitor sees of the reading before there is an account; it stores and tells nothing. */
@Module({
  imports: [ExtractionModule],
  controllers: [TryOutController],
  providers: [TryOutSamples, TryOutService],
})
export class TryOutModule {}
