import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, CurrentActor, CurrentUser, type RequestActor, type SessionUser } from '../access';
import { SUPPLIER_PAGE_MAX, type Supplier } from '../contracts/suppliers';
import { ApiRowsResponse } from '../platform/api-answers';
import { contentRange, rangeOf, UuidPipe } from '../platform/requests';
import { AccountConfirmationDto, AccountReasonDto, SupplierQueryDto } from './suppliers.dto';
import { SuppliersService } from './suppliers.service';

@ApiTags('Proveedores')
@Controller('suppliers')
export class SuppliersController {
  constructor(private readonly suppliers: SuppliersService) {}

  @Get()
  @Allow('suppliers.read')
  @ApiOperation({ summary: 'Los proveedores de la empresa, con sus documentos y cuentas' })
  @ApiRowsResponse('SupplierRow', SUPPLIER_PAGE_MAX)
  async list(
    @CurrentUser() { tenantId }: SessionUser,
    @Query() { search = '', sort = 'unpaid', range: asked }: SupplierQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    const range = rangeOf(asked, SUPPLIER_PAGE_MAX);
    const query = { search: search.trim(), sort };
    const { rows, total } = await this.suppliers.supplierPage(tenantId, query, range);
    response.set('Content-Range', contentRange('suppliers', range, rows.length, total));
    response.json(rows);
  }

  @Get(':ruc')
  @Allow('suppliers.read')
  @ApiOperation({
    summary: 'Un proveedor: sus cuentas con su historia, lo que se le debe, sus contactos',
  })
  readSupplier(@CurrentUser() user: SessionUser, @Param('ruc') ruc: string): Promise<Supplier> {
    return this.suppliers.supplierOf(user, ruc);
  }

  @Post(':ruc/accounts')
  @HttpCode(200)
  @Allow('suppliers.accounts')
  @ApiOperation({ summary: 'Confirma una cuenta, y dice cómo se comprobó' })
  confirm(
    @CurrentActor() actor: RequestActor,
    @Param('ruc') ruc: string,
    @Body() body: AccountConfirmationDto,
  ): Promise<Supplier> {
    return this.suppliers.confirm(actor, ruc, body);
  }

  @Post(':ruc/accounts/:id/accept')
  @HttpCode(200)
  @Allow('suppliers.accounts')
  @ApiOperation({ summary: 'Acepta, como segunda persona, una cuenta distinta de las conocidas' })
  accept(
    @CurrentActor() actor: RequestActor,
    @Param('ruc') ruc: string,
    @Param('id', UuidPipe) id: string,
    @Body() body: AccountReasonDto,
  ): Promise<Supplier> {
    return this.suppliers.accept(actor, ruc, id, body);
  }

  @Post(':ruc/accounts/:id/withdraw')
  @HttpCode(200)
  @Allow('suppliers.accounts')
  @ApiOperation({ summary: 'Retira una cuenta: lo que la lleve espera a dos personas' })
  withdraw(
    @CurrentActor() actor: RequestActor,
    @Param('ruc') ruc: string,
    @Param('id', UuidPipe) id: string,
    @Body() body: AccountReasonDto,
  ): Promise<Supplier> {
    return this.suppliers.withdraw(actor, ruc, id, body);
  }
}
