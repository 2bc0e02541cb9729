import { SetMetadata } from '@nestjs/common';
import type { Action } from '../../contracts/policy';

export const ALLOW_KEY = 'foliado:allow';

/** Declares which action of the policy table a route is. A route without it is refused to everybody. */
export const Allow = (action: Action) => SetMetadata(ALLOW_KEY, action);
