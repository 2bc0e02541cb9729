import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { LAST_DEPOSIT_NUMBER, type DepositRequest } from '../../contracts/detraction-deposits';

export class DepositDto implements DepositRequest {
  /** How many there may be is a refusal of its own (SELECCION_INVALIDA). */
  @IsArray()
  @IsString({ each: true })
  documentIds!: string[];

  @ApiProperty({
    description: 'Primer lote del año, si antes se hicieron otros fuera de Foliado',
    maximum: LAST_DEPOSIT_NUMBER,
    minimum: 1,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LAST_DEPOSIT_NUMBER)
  firstNumber?: number;
}
