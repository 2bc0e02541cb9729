import { DomainError } from '../../rules/domain-error';
import { formErrorOf } from './form';

describe('formErrorOf', () => {
  it('says what to write into a field, not that it is invalid', () => {
    const refusal = new DomainError('CAMPO_INVALIDO', { field: 'email' });
    expect(formErrorOf(refusal)).toEqual({
      message: 'Escriba un correo completo, por ejemplo nombre@empresa.pe.',
      fields: ['email'],
    });
  });

  it('tells of a RUC the same in whatever way it is wrong', () => {
    const malformed = formErrorOf(new DomainError('CAMPO_INVALIDO', { field: 'ruc' }));
    expect(malformed).toEqual(formErrorOf(new DomainError('RUC_INVALIDO')));
    expect(malformed.fields).toEqual(['ruc']);
  });

  it('blames neither of e-mail and password alone', () => {
    expect(formErrorOf(new DomainError('CREDENCIALES_INVALIDAS')).fields).toEqual([
      'email',
      'password',
    ]);
  });

  it('keeps the sentence of a refusal that is about no field', () => {
    expect(formErrorOf(new DomainError('DEMASIADAS_SOLICITUDES', { seconds: 8 }))).toEqual({
      message: 'Demasiadas solicitudes. Espere 8 segundos e intente de nuevo.',
      fields: [],
    });
  });
});
