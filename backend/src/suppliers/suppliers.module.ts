import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents';
import { PaymentsModule } from '../payments';
import { UsersModule } from '../users';
import { SuppliersController } from './suppliers.controller';
import { SuppliersService } from './suppliers.service';

@Module({
  imports: [DocumentsModule, PaymentsModule, UsersModule],
  controllers: [SuppliersController],
  providers: [SuppliersService],
})
export class SuppliersModule {}
