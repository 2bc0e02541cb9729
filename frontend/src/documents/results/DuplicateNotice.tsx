import { documentScreen } from '@contracts/routes';
import { CopyCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useProviderQuery } from '../../api/use-provider-query';
import { Icon } from '../../ui/Icon';
import { dayInPeru } from '../../ui/format-time';
import { documentKey } from '../document-key';

/** The same content or comprobante was here before: said, never silently accepted. */
export function DuplicateNotice({ originalId }: { originalId: string }) {
  // One that was deleted meanwhile cannot be named; that there is a duplicate is said all the same.
  const { data: original } = useProviderQuery(documentKey(originalId), (provider, signal) =>
    provider.getDocument(originalId, signal),
  );
  return (
    <div className="under lead soft tone-warn duplicate-notice p9 md" role="note">
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
