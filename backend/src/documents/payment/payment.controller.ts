import { Body, Controller, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { DocumentDetail } from '../../contracts/document';
import type { MarkPaidAnswer, PaymentAnswer, PaymentView } from '../../contracts/payment';
import type { JudgedPayment } from '../../contracts/payment-judgement';
import {
  Allow,
  CurrentActor,
  CurrentUser,
  type RequestActor,
  type SessionUser,
} from '../../access';
import { UuidPipe, VersionTag } from '../../platform/requests';
import { ReasonDto } from '../review/observation/observation.dto';
import { Act, type DocumentAct } from '../document/document-act';
import { ApprovalService } from './approval.service';
import { BulkPaymentService } from './bulk-payment.service';
import { CreditNotes } from './credit-notes.service';
import { ApprovalDto, JudgementDto, MarkPaidDto, PaymentChangeDto } from './payment.dto';
import { DuplicateAcceptanceService, PaymentService } from './payment.service';

@ApiTags('Pagos')
@Controller('documents')
export class PaymentController {
  constructor(
    private readonly payments: PaymentService,
    private readonly bulk: BulkPaymentService,
    private readonly notes: CreditNotes,
    private readonly approvals: ApprovalService,
    private readonly acceptances: DuplicateAcceptanceService,
  ) {}

  @Post('bulk/mark-paid')
  @HttpCode(200)
  @Allow('documents.pay')
  @ApiOperation({ summary: 'Marca hasta 500 documentos como pagados: todos o ninguno' })
  markPaid(@CurrentActor() user: RequestActor, @Body() body: MarkPaidDto): Promise<MarkPaidAnswer> {
    return this.bulk.markPaid(user, body);
  }

  @Post('payment-judgement')
  @HttpCode(200)
  @Allow('documents.pay')
  @ApiOperation({ summary: 'Qué habla en contra de pagar cada documento; no registra nada' })
  judge(
    @CurrentUser() user: SessionUser,
    @Body() { documentIds, door }: JudgementDto,
  ): Promise<JudgedPayment[]> {
    return this.bulk.judge(user, documentIds, door);
  }

  @Get(':id/payment')
  @Allow('documents.payment')
  @ApiOperation({ summary: 'Lo pagado y lo que falta, con sus cuotas y notas de crédito' })
  view(@CurrentUser() user: SessionUser, @Param('id', UuidPipe) id: string): Promise<PaymentView> {
    return this.notes.view(user.tenantId, id);
  }

  @Post(':id/payment')
  @HttpCode(200)
  @ApiParam({ name: 'id', type: String })
  @UseInterceptors(new VersionTag('version'))
  @Allow('documents.payment')
  @ApiOperation({ summary: 'Registra el pago, todo o en parte; el administrador lo deshace' })
  change(
    @CurrentActor() user: RequestActor,
    @Act() { id, seen }: DocumentAct,
    @Body() body: PaymentChangeDto,
  ): Promise<PaymentAnswer> {
    return this.payments.changePayment(user, { id, seen }, body);
  }

  @Post(':id/approve-payment')
  @HttpCode(200)
  @UseInterceptors(new VersionTag('version'))
  @Allow('documents.approve-payment')
  @ApiParam({ name: 'id', type: String })
  @ApiOperation({ summary: 'Aprueba un pago que pasa el límite de la empresa' })
  approve(
    @CurrentActor() user: RequestActor,
    @Act() act: DocumentAct,
    @Body() { comment }: ApprovalDto,
  ): Promise<DocumentDetail> {
    return this.approvals.approve(user, act, comment);
  }

  @Post(':id/accept-duplicate')
  @HttpCode(200)
  @UseInterceptors(new VersionTag('version'))
  @Allow('documents.accept-duplicate')
  @ApiParam({ name: 'id', type: String })
  @ApiOperation({ summary: 'Acepta que otro documento tiene el mismo comprobante' })
  acceptDuplicate(@Act() act: DocumentAct, @Body() { reason }: ReasonDto): Promise<DocumentDetail> {
    return this.acceptances.accept(act, reason);
  }
}
