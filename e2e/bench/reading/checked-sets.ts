import { readdirSync } from 'node:fs';
import path from 'node:path';
import { drawnSet } from './draw/drawn-set';
import type { Fields } from './draw/fields';
import { drawnPage, layoutOf, type Layout } from './draw/layout';
import { kept } from './kept';
import type { BenchKind } from './facts/model';
import type { BenchDocument, BenchForgery, BenchSet } from './model';

interface KeptFields {
  /** Of the honest document. */
  id: string;
  honest: Fields;
  forged: { forgery: BenchForgery; fields: Fields } | null;
}

const FOLDER = path.resolve(__dirname, 'checked');

function bothOf(layout: Layout, { id, honest, forged }: KeptFields): BenchDocument[] {
  const document = (name: string, fields: Fields, forgery: BenchForgery | null): BenchDocument => ({
    id: name,
    kind: honest.documento?.tipo as BenchKind,
    qr: fields.qr,
    drawn: drawnPage(layout, fields),
    forgery,
  });
  const plain = document(id, honest, null);
  if (!forged) return [plain];
  const { forgery, fields } = forged;
  return [plain, document(`${id}-forged-${forgery}`, fields, forgery)];
}

/**
 * Layouts of other hands, a file each: the engine is measured on them and never changed for them, but for those whose head says `construido`. Those that name their
 * `kinds` are drawn by chance; of the others eighteen sets of fields are kept, with goods and names of their own.
 */
export function checkedSets(): BenchSet[] {
  const fields = new Map(
    kept<KeptFields>('checked.json.br').map(({ id, documents }) => [id, documents]),
  );
  return readdirSync(FOLDER).map((file): BenchSet => {
    const id = path.basename(file, '.html');
    const layout = layoutOf(path.join(FOLDER, file));
    if (layout.head.kinds) return drawnSet(id, layout, layout.head.kinds);
    const documents = fields.get(id) ?? [];
    return {
      id,
      role: 'comprobado',
      documents: (index) => {
        const one = documents[index];
        return one ? bothOf(layout, one) : [];
      },
    };
  });
}
