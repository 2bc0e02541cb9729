import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../access';
import type { DocumentDetail } from '../../../contracts/document';
import { VersionTag } from '../../../platform/requests';
import { Act, type DocumentAct } from '../../document/document-act';
import { ReasonDto } from './observation.dto';
import { ObservationService } from './observation.service';

@ApiTags('Flujo de pago')
@ApiParam({ name: 'id', type: String })
@UseInterceptors(new VersionTag('version'))
@Controller('documents/:id/observation')
export class ObservationController {
  constructor(private readonly observations: ObservationService) {}

  @Post()
  @HttpCode(200)
  @Allow('workflow.observe')
  @ApiOperation({ summary: 'Observa el documento: el siguiente paso espera' })
  observe(@Act() act: DocumentAct, @Body() { reason }: ReasonDto): Promise<DocumentDetail> {
    return this.observations.observe(act, reason);
  }

  @Post('lift')
  @HttpCode(200)
  @Allow('workflow.observe')
  @ApiOperation({ summary: 'Levanta la observación y termina la corrección' })
  lift(@Act() act: DocumentAct, @Body() { reason }: ReasonDto): Promise<DocumentDetail> {
    return this.observations.lift(act, reason);
  }
}
