import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';
import type { WorkflowDetail } from '../contracts/workflow-calls';

/** Sends the workflow's version as the `ETag`, for `If-Match` of the next step. */
@Injectable()
export class WorkflowTag implements NestInterceptor<WorkflowDetail, WorkflowDetail> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<WorkflowDetail>,
  ): Observable<WorkflowDetail> {
    const response = context.switchToHttp().getResponse<Response>();
    return next
      .handle()
      .pipe(tap(({ workflowVersion }) => response.setHeader('ETag', `"${workflowVersion}"`)));
  }
}
