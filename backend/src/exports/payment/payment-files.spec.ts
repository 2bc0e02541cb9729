import { paymentBytes, sha256 } from './payment-files.service';

/** As a batch was recorded before there were files of banks. */
const OLD = {
  ...{ companyRuc: '20514327867', createdAt: new Date('2026-11-20T15:00:00.000Z') },
  ...{ day: '2026-11-20', currency: 'PEN', options: { net: false, ascii: false } },
  lines: [
    {
      ...{ documentId: 'a', supplierRuc: '20999999027', number: 'F001-1', currency: 'PEN' },
      ...{ issueDate: '20261102', dueDate: '20261202', amountCents: 118_000 },
      ...{ supplierName: 'Ñandú S.A.C.', reference: 'OP 7' },
    },
  ],
};

describe('paymentBytes', () => {
  it.each([undefined, 'foliado' as const])(
    'writes the file of old with the layout %s',
    (layout) => {
      const options = { ...OLD.options, ...(layout && { layout }) };
      const bytes = paymentBytes({ ...OLD, options });
      expect(bytes.toString('utf8')).toBe(
        [
          'HDR|20514327867|20261120|PEN|1|1180.00\r\n',
          'DTL|20999999027|F001-1|20261102|20261202|1180.00|PEN|Ñandú S.A.C.|OP 7\r\n',
          'FTR|1|1180.00\r\n',
        ].join(''),
      );
      expect(sha256(bytes)).toBe(
        '25d6e5fac5549ca59267f52add0110198b031b81c6ffa91c16937af7aae73683',
      );
    },
  );
});
