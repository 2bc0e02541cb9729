/**
 * A module can be replaced only where Jest loads it.
 * @jest-environment node
 */
import { loadModel } from './models';

jest.mock('onnxruntime-node', () => {
  throw new Error('There is no binary for this machine');
});

describe('a machine that no model runs on', () => {
  it('says so with the first picture', async () => {
    await expect(loadModel('ch_PP-OCRv4_det_infer')).rejects.toMatchObject({
      code: 'SIN_RECONOCIMIENTO',
    });
  });
});
