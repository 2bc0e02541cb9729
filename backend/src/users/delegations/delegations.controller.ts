import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow, CurrentActor, type RequestActor } from '../../access';
import type { ApprovalDelegation } from '../../contracts/approval';
import { UuidPipe } from '../../platform/requests';
import { DelegationDto } from './delegation.dto';
import { DelegationsService } from './delegations.service';

@ApiTags('Empresa')
@Controller('company/delegations')
export class DelegationsController {
  constructor(private readonly delegations: DelegationsService) {}

  @Post()
  @Allow('company.delegate')
  @ApiOperation({ summary: 'Delega en una persona de Tesorería la aprobación de pagos' })
  delegate(
    @CurrentActor() actor: RequestActor,
    @Body() body: DelegationDto,
  ): Promise<ApprovalDelegation> {
    return this.delegations.delegate(actor, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('company.delegate')
  @ApiOperation({ summary: 'Retira una delegación' })
  withdraw(@CurrentActor() actor: RequestActor, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.delegations.withdraw(actor, id);
  }
}
