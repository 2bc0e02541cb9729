import { Injectable } from '@nestjs/common';
import type { PaymentView, SetOffNote } from '../../contracts/payment';
import { sameComprobante } from '../../rules/comprobante-number';
import { normaliseCurrency } from '../../rules/currency';
import { DomainError } from '../../rules/domain-error';
import { instalmentsOf } from '../../rules/instalments';
import { centsOf, fromCents, toCents } from '../../rules/money';
import { PaymentFactsRepository, type JudgedRecord } from './payment-facts.repository';
import { paidCentsOf, type PaymentState } from './domain/payment-change';

type Paid = Pick<
  JudgedRecord,
  '_id' | 'status' | 'paymentStatus' | 'paidCents' | 'setOffNotes' | 'extractedData'
>;

const currencyOf = ({ extractedData }: Pick<Paid, 'extractedData'>): string =>
  normaliseCurrency(extractedData?.documento?.moneda);

const decimal = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));

/** How far a document is paid, and the credit notes that can be set off against it. */
@Injectable()
export class CreditNotes {
  constructor(private readonly facts: PaymentFactsRepository) {}

  /** Throws NO_ENCONTRADO. */
  async view(tenantId: string, id: string): Promise<PaymentView> {
    const [record] = await this.facts.judged(tenantId, [id]);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    const total = centsOf(record.extractedData?.totales?.total);
    const paid = paidCentsOf(record);
    const rest = total === null || paid === null ? null : total - paid;
    return {
      version: record.version ?? 0,
      paymentStatus: record.paymentStatus,
      currency: currencyOf(record),
      total: decimal(total),
      paid: decimal(paid),
      rest: decimal(rest),
      instalments: instalmentsOf(record.extractedData?.informacion_adicional?.cuotas),
      creditNotes: await this.of(tenantId, record),
    };
  }

  /**
   * The numbers of the notes that are set off with the change to `next`. Throws CAMPO_INVALIDO for one that
   * is no note of this document or was set off before, and where they come to more than is paid by it.
   */
  async taken(
    tenantId: string,
    document: Paid,
    next: PaymentState,
    ids: readonly string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const notes = (await this.of(tenantId, document)).filter(({ isSetOff }) => !isSetOff);
    const taken = notes.filter(({ id }) => ids.includes(id));
    const [before, after] = [paidCentsOf(document), paidCentsOf({ ...document, ...next })];
    const cents = taken.reduce((sum, { total }) => sum + toCents(total), 0);
    const isCovered = before !== null && after !== null && cents <= after - before;
    if (taken.length < ids.length || !isCovered)
      throw new DomainError('CAMPO_INVALIDO', { field: 'creditNotes' });
    return taken.map(({ number }) => number);
  }

  /** Those of the supplier that name the document, in its currency. */
  private async of(tenantId: string, document: Paid): Promise<SetOffNote[]> {
    const { documento, proveedor } = document.extractedData ?? {};
    const [number, ruc] = [documento?.numero, proveedor?.ruc];
    if (!number || !ruc) return [];
    const notes = await this.facts.creditNotes(tenantId, ruc);
    return notes.flatMap((note) => {
      const { numero, documento_afectado: affected } = note.extractedData?.documento ?? {};
      const cents = Math.abs(centsOf(note.extractedData?.totales?.total) ?? 0);
      const isOfIt =
        affected && sameComprobante(affected, number) && currencyOf(note) === currencyOf(document);
      if (!isOfIt || cents === 0) return [];
      const isSetOff = document.setOffNotes?.includes(note._id) ?? false;
      return [{ id: note._id, number: numero || note.filename, total: fromCents(cents), isSetOff }];
    });
  }
}
