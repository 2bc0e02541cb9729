import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Allow, CurrentUser, type SessionUser } from '../access';
import { DUE_WINDOWS, type DueDates, type DueWindow } from '../contracts/due-dates';
import { DueDatesService } from './due-dates.service';

class DueDatesQueryDto {
  @IsOptional()
  @IsIn(DUE_WINDOWS)
  window?: DueWindow;
}

@ApiTags('Vencimientos')
@Controller('due-dates')
export class DueDatesController {
  constructor(private readonly dueDates: DueDatesService) {}

  @Get()
  @Allow('due-dates.read')
  @ApiOperation({ summary: 'Lo que vence de los documentos, por día, con las sumas a pagar' })
  list(
    @CurrentUser() { tenantId }: SessionUser,
    @Query() { window = 'semana' }: DueDatesQueryDto,
  ): Promise<DueDates> {
    return this.dueDates.within(tenantId, window);
  }
}
