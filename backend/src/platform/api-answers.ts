import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { IDEMPOTENCY_HEADER } from '../contracts/headers';

/*
 * For the description of the API only: what a handler answers that writes its response by itself, so
 * that its return type says nothing. The names follow `Api…Response`, by which the compiler's plugin
 * knows that it has nothing to add. A `type` is the name of a type of contracts/.
 */

const reference = (type: string) => ({ $ref: `#/components/schemas/${type}` });

/** A JSON object of a handler that writes it by itself. */
export const ApiJsonResponse = (status: number, type: string, description: string) =>
  ApiResponse({ status, description, schema: reference(type) });

/** A JSON object, where a form gets a redirection instead. */
export const ApiObjectResponse = (status: number, type: string) =>
  ApiJsonResponse(status, type, 'En JSON; a un formulario se le responde con una redirección 303.');

/** Rows of a list that takes `range` and answers `Content-Range`; `max` of them at once. */
export const ApiRowsResponse = (type: string, max: number) =>
  applyDecorators(
    ApiQuery({
      name: 'range',
      required: false,
      type: String,
      description: `Filas [desde, hasta] en JSON, desde 0 y ambas incluidas; hasta ${max}`,
      example: '[0,24]',
    }),
    ApiResponse({
      status: 200,
      description: 'Las filas pedidas',
      schema: { type: 'array', items: reference(type) },
      headers: {
        'Content-Range': {
          description: 'Filas enviadas y total, p. ej. «documents 0-24/310»',
          schema: { type: 'string' },
        },
      },
    }),
  );

/** A file, in one of these media types. */
export const ApiBytesResponse = (status: number, description: string, ...types: string[]) =>
  ApiResponse({
    status,
    description,
    content: Object.fromEntries(
      types.map((type) => [
        type.split(';')[0] ?? type,
        { schema: { type: 'string', format: 'binary' } },
      ]),
    ),
  });

/** A page for people. */
export const ApiPageResponse = () =>
  ApiResponse({
    status: 200,
    description: 'Página HTML',
    content: { 'text/html': { schema: { type: 'string' } } },
  });

export const ApiRedirectResponse = (description: string) =>
  ApiResponse({ status: 303, description });

/** The optional header by which the same request is carried out once. */
export const ApiIdempotencyKey = () =>
  ApiHeader({
    name: IDEMPOTENCY_HEADER,
    required: false,
    description: 'De 1 a 255 caracteres ASCII visibles; la misma clave, una sola vez',
  });
