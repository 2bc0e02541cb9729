import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow, CurrentActor, UuidPipe, type RequestActor } from '../../platform/http';
import { OidcAccounts } from './oidc-accounts.service';

@ApiTags('Cuenta')
@Controller()
export class IdentityController {
  constructor(private readonly accounts: OidcAccounts) {}

  @Delete('company/users/:id/identity')
  @HttpCode(204)
  @Allow('company.members')
  @ApiOperation({ summary: 'Separa la cuenta de un miembro de su proveedor de identidad' })
  ofMember(@CurrentActor() actor: RequestActor, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.accounts.unlink(actor, id);
  }

  @Delete('admin/user/:id/identity')
  @HttpCode(204)
  @Allow('admin.users')
  @ApiOperation({ summary: 'Separa una cuenta de su proveedor de identidad' })
  ofAnyone(@CurrentActor() actor: RequestActor, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.accounts.unlink(actor, id);
  }
}
