import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CompanyMember } from '../../contracts/company';
import {
  Allow,
  CurrentActor,
  CurrentUser,
  type RequestActor,
  type SessionUser,
} from '../../access';
import { UuidPipe } from '../../platform/requests';
import { MemberUpdateDto, TeamsUpdateDto } from './member.dto';
import { MembersService } from './members.service';

@ApiTags('Empresa')
@Controller('company/users')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @Allow('company.members')
  @ApiOperation({ summary: 'Las personas de la empresa, por nombre' })
  list(@CurrentUser() user: SessionUser): Promise<CompanyMember[]> {
    return this.members.list(user);
  }

  @Put(':id')
  @Allow('company.members')
  @ApiOperation({ summary: 'Cambia el rol de una persona, o la activa o desactiva' })
  change(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Body() body: MemberUpdateDto,
  ): Promise<CompanyMember> {
    return this.members.changeMember(actor, id, body);
  }

  @Put(':id/teams')
  @Allow('company.teams')
  @ApiOperation({ summary: 'Asigna los equipos de una persona' })
  setTeams(
    @CurrentActor() actor: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Body() { teams }: TeamsUpdateDto,
  ): Promise<CompanyMember> {
    return this.members.setTeams(actor, id, teams);
  }
}
