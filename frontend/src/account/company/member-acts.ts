import type { CompanyMember, MemberUpdate } from '@contracts/company';
import type { AppDataProvider } from '../../api/data-provider';
import { isActive, memberName } from './member-list';

/** A change of a member as it is asked about before it is sent. */
export interface MemberAct {
  act(provider: AppDataProvider): Promise<void>;
  /** In the menu. */
  label: string;
  title: string;
  text: string;
  /** Where it is not that of the menu. */
  confirmLabel?: string;
  isDestructive?: boolean;
  /** Said once it is done. */
  done: string;
}

const update =
  ({ id }: CompanyMember, change: MemberUpdate): MemberAct['act'] =>
  (provider) =>
    provider.updateMember(id, change);

export function roleAct(member: CompanyMember): MemberAct {
  const name = memberName(member);
  return member.role === 'user'
    ? {
        act: update(member, { role: 'company_admin' }),
        label: 'Hacer Admin Empresa',
        title: `¿Hacer Admin Empresa a ${name}?`,
        text: 'Podrá cambiar los datos y las reglas de la empresa, invitar y desactivar miembros, eliminar documentos y actuar en todos los pasos del workflow.',
        done: 'Rol actualizado',
      }
    : {
        act: update(member, { role: 'user' }),
        label: 'Cambiar a Usuario',
        title: `¿Cambiar a ${name} a Usuario?`,
        text: 'Deja de administrar la empresa y actúa solo en los equipos que tenga marcados.',
        done: 'Rol actualizado',
      };
}

export function activeAct(member: CompanyMember): MemberAct {
  const name = memberName(member);
  return isActive(member)
    ? {
        act: update(member, { isActive: 'false' }),
        label: 'Desactivar cuenta',
        title: `¿Desactivar la cuenta de ${name}?`,
        text: 'Sus sesiones se cierran y no podrá ingresar. Sus documentos y su historial quedan. Puede activarla de nuevo cuando quiera.',
        isDestructive: true,
        done: 'Cuenta desactivada',
      }
    : {
        act: update(member, { isActive: 'true' }),
        label: 'Activar cuenta',
        title: `¿Activar la cuenta de ${name}?`,
        text: 'Podrá ingresar de nuevo como antes.',
        done: 'Cuenta activada',
      };
}

export const unlinkAct = (member: CompanyMember): MemberAct => ({
  act: (provider) => provider.unlinkIdentity(member.id),
  label: 'Separar del proveedor',
  title: `¿Separar a ${memberName(member)} del proveedor de identidad?`,
  text: 'Sus sesiones se cierran. La próxima vez que ingrese por el proveedor con el mismo correo, la cuenta se vincula de nuevo. Úselo si la cuenta quedó vinculada a otra persona.',
  confirmLabel: 'Separar',
  isDestructive: true,
  done: 'Cuenta separada del proveedor',
});
