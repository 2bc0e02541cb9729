import { NOTHING, type Check } from './check';

/** Programs that draw or edit pages; an emitter's system is none of them. */
const EDITORS =
  /photoshop|illustrator|indesign|gimp|inkscape|coreldraw|canva|figma|affinity|ilovepdf|sejda|smallpdf|pdfescape|pdf-?xchange|foxit (?:phantom|editor|pdf editor)|nitro|pdfelement|master pdf|libreoffice draw|microsoft paint|picsart/i;

/** PDF_EDITADO: the file was made by an image or page editor, or changed after it was written. */
export const checkPdf: Check = ({ pdf }) => {
  if (!pdf) return NOTHING;
  const tool = [pdf.producer, pdf.creator].find((name) => name && EDITORS.test(name));
  if (!tool && !pdf.hasIncrementalUpdates) return NOTHING;
  const message = tool
    ? `El PDF fue hecho o guardado con un programa de edición (${tool.slice(0, 60)}).`
    : 'El PDF fue modificado después de haberse creado.';
  return { ...NOTHING, findings: [{ id: 'PDF_EDITADO', message, paths: [] }] };
};
