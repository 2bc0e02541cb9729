import { ApiProperty } from '@nestjs/swagger';
/** Body of `POST /api/login`; checked by the sign-in strategy, which tells nothing of what is wrong. */
export class LoginDto {
  email!: string;
  password!: string;
  /** A screen of this site to go to afterwards (form only). */
  @ApiProperty({ description: 'Pantalla a la que ir después (solo con formulario)' })
  returnTo?: string;
}
