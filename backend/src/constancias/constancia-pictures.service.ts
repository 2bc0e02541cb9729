import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { CONSTANCIA_PAGES_MAX, type ConstanciaPage } from '../contracts/detraction-deposits';
import type { PAGE_FILE_TYPES } from '../contracts/document';
import { MAX_IMAGE_PIXELS } from '../contracts/limits';
import { ReadNow, type ConstanciasInHand } from '../extraction';
import { BlobStore } from '../platform/blob-store/blob-store';
import { OneAtATime } from '../platform/timing';
import { VirusScanner } from '../platform/virus-scan';
import type { ReadConstancia } from '../rules/constancias';
import { DomainError } from '../rules/domain-error';
import { HEAD_BYTES, imageSize } from '../rules/file-signature';

export interface ConstanciaPicture {
  bytes: Buffer;
  type: (typeof PAGE_FILE_TYPES)[number];
  tenantId: string;
  /** Whose constancias they are. */
  companyRuc: string;
}

/** Files of a company that wait for the one that is being read. */
const WAITING = 3;

/** Reads constancias off the pages of a PDF or a picture, with the offline engine and within the limits of uploads. */
@Injectable()
export class ConstanciaPictures {
  private readonly turns = new OneAtATime();
  private readonly waiting = new Map<string, number>();

  constructor(
    private readonly readNow: ReadNow,
    private readonly scanner: VirusScanner,
    private readonly blobs: BlobStore,
  ) {}

  /**
   * Keeps nothing. Throws CONSTANCIA_NO_RECONOCIDA, CONSTANCIAS_EN_CURSO, what a file throws that is uploaded or read,
   * or the signal's reason.
   */
  async constanciasOf(
    picture: ConstanciaPicture,
    signal: AbortSignal,
  ): Promise<{ rows: ReadConstancia[]; pages: ConstanciaPage[] }> {
    checkPixels(picture);
    const { tenantId } = picture;
    const before = this.waiting.get(tenantId) ?? 0;
    if (before > WAITING) throw new DomainError('CONSTANCIAS_EN_CURSO');
    this.waiting.set(tenantId, before + 1);
    try {
      const read = await this.turns.run(tenantId, () => this.scanned(picture, signal));
      return told(read);
    } finally {
      const after = (this.waiting.get(tenantId) ?? 1) - 1;
      if (after > 0) this.waiting.set(tenantId, after);
      else this.waiting.delete(tenantId);
    }
  }

  private async scanned(
    { bytes, type: fileType, companyRuc }: ConstanciaPicture,
    signal: AbortSignal,
  ): Promise<ConstanciasInHand> {
    signal.throwIfAborted();
    const folder = await mkdtemp(path.join(this.blobs.tempDir(), 'constancia-'));
    const file = path.join(folder, 'archivo');
    try {
      await writeFile(file, bytes, { mode: 0o600 });
      await this.scanner.pass(file);
      const asked = { path: file, fileType, maxPages: CONSTANCIA_PAGES_MAX, companyRuc };
      return await this.readNow.constanciasInHand(asked, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function checkPixels({ bytes }: ConstanciaPicture): void {
  const size = imageSize(bytes.subarray(0, HEAD_BYTES));
  if (size && size.width * size.height > MAX_IMAGE_PIXELS) {
    throw new DomainError('IMAGEN_DEMASIADO_GRANDE');
  }
}

/** A file of which a part was not read would be taken for whole. */
function told({ constancias, pages, totalPages }: ConstanciasInHand) {
  if (totalPages > CONSTANCIA_PAGES_MAX) {
    throw new DomainError('CONSTANCIA_NO_RECONOCIDA', {
      reason: `el archivo tiene más de ${CONSTANCIA_PAGES_MAX} páginas. Pártalo`,
    });
  }
  if (constancias.length === 0) {
    throw new DomainError('CONSTANCIA_NO_RECONOCIDA', {
      reason: 'no se ve ninguna constancia de detracción. Tome la foto de frente y con luz',
    });
  }
  const images = pages.map(({ jpeg, ...page }) => ({
    ...page,
    image: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  }));
  return { rows: constancias, pages: images };
}
