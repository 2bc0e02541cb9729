import type { Finding } from '../../contracts/authenticity';
import { duplicateFinding } from '../checks';
import { scoreAuthenticity, withFinding } from './authenticity';

const finding = (id: Finding['id']): Finding => ({ id, message: `${id}.`, paths: [] });

describe('scoreAuthenticity', () => {
  it('does not call authentic what agrees only since somebody typed over the paper', () => {
    const score = scoreAuthenticity([finding('CORREGIDO_A_MANO')], ['ok']);
    expect(score).toMatchObject({ confidence: 0.75, isAuthentic: false, flags: [] });
    expect(score.analysis).toContain('Verifique el documento a mano: CORREGIDO_A_MANO.');
    expect(
      scoreAuthenticity([finding('CORREGIDO_A_MANO'), finding('RUC_INVALIDO')], []),
    ).toMatchObject({
      confidence: 0.65,
    });
  });

  it('starts at one and takes each flag once', () => {
    expect(scoreAuthenticity([], ['ok'])).toMatchObject({
      confidence: 1,
      isAuthentic: true,
      flags: [],
    });
    const twice = [finding('QR_NO_COINCIDE'), { ...finding('QR_NO_COINCIDE'), message: 'otro' }];
    expect(scoreAuthenticity(twice, [])).toMatchObject({
      confidence: 0.65,
      isAuthentic: false,
      flags: ['QR_NO_COINCIDE'],
    });
  });

  it('calls a document authentic with one medium flag and not with two', () => {
    expect(scoreAuthenticity([finding('SERIE_INVALIDA')], ['ok']).isAuthentic).toBe(true);
    const two = scoreAuthenticity([finding('SIN_QR'), finding('PDF_EDITADO')], ['ok']);
    expect(two).toMatchObject({ confidence: 0.9, isAuthentic: false });
  });

  it('leaves a document to a person on which no control could be run', () => {
    const score = scoreAuthenticity([finding('QR_ILEGIBLE')], []);
    expect(score).toMatchObject({ confidence: 0.75, isAuthentic: false, flags: [] });
    expect(score.analysis).toBe(
      'Con lo que se leyó no se pudo hacer ningún control de autenticidad: verifique el documento a mano.',
    );
  });

  it('never goes below zero', () => {
    const all = (['RUC_INVALIDO', 'QR_NO_COINCIDE', 'TOTAL_NO_CUADRA'] as const).map(finding);
    expect(scoreAuthenticity(all, []).confidence).toBe(0);
  });

  it('holds information apart from what speaks against the document', () => {
    const scored = scoreAuthenticity([finding('TIPO_NO_PAGABLE')], ['ok']);
    expect(scored).toMatchObject({ confidence: 1, flags: [], notes: ['TIPO_NO_PAGABLE'] });
    expect(scored.findings).toHaveLength(1);
  });

  it('explains itself in Spanish', () => {
    expect(scoreAuthenticity([], ['a', 'b']).analysis).toBe(
      'No se encontró nada en contra del documento; 2 controles pasaron.',
    );
    expect(scoreAuthenticity([finding('RUC_INVALIDO')], ['a']).analysis).toBe(
      'Verifique el documento a mano: RUC_INVALIDO. 1 control pasó.',
    );
  });
});

describe('withFinding', () => {
  it('adds a duplicate once and scores again', () => {
    const before = scoreAuthenticity([], ['ok']);
    const after = withFinding(
      withFinding(before, duplicateFinding('a.pdf')),
      duplicateFinding('a.pdf'),
    );
    expect(after).toMatchObject({
      confidence: 0.85,
      flags: ['DUPLICADO'],
      isAuthentic: true,
      passed: ['ok'],
    });
    expect(after.findings).toHaveLength(1);
    expect(before.flags).toEqual([]);
  });
});
