import { documentScreen } from '@contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AppDataProvider } from '../../api/data-provider';
import { Icon } from '../../ui/Icon';
import { dayInPeru } from '../../ui/format-time';
import { documentKey } from '../document-key';

/** The same content or comprobante was here before: said, never silently accepted. */
export function DuplicateNotice({ originalId }: { originalId: string }) {
  const dataProvider = useDataProvider<AppDataProvider>();
  // One that was deleted meanwhile cannot be named; that there is a duplicate is said all the same.
  const { data: original } = useQuery({
    queryKey: documentKey(originalId),
    queryFn: ({ signal }) => dataProvider.getDocument(originalId, signal),
  });
  return (
    <div className="duplicate-notice md" role="note">
      <Icon of={CopyCheck} />
      <p>
        <strong className="b">Posible duplicado.</strong>{' '}
        {original ? (
          <>
            Ya existe <Link to={documentScreen(original.id)}>{original.filename}</Link>, subido el{' '}
            {dayInPeru(original.createdAt)} por {original.uploadedByName}.
          </>
        ) : (
          'Su empresa ya tiene un documento con el mismo contenido o comprobante.'
        )}
      </p>
    </div>
  );
}
