import type {
  PaymentFinding,
  PaymentQuestion,
  PaymentSubject,
  PaymentTwin,
} from '../../contracts/payment-judgement';
import { debtsOf } from './facts';
import { judge } from './judge';

/**
 * Several documents that one call pays together, in its order: of one debt the first passes, and the
 * others find it in their way. One whose duplicate a company_admin has accepted comes after those that
 * nobody has.
 */
export function judgeAll(
  subjects: readonly PaymentSubject[],
  question: PaymentQuestion,
): PaymentFinding[][] {
  const first = new Map<string, PaymentSubject>();
  for (const subject of subjects) {
    if (subject.document.duplicateAcceptance) continue;
    for (const debt of debtsOf(subject.document)) if (!first.has(debt)) first.set(debt, subject);
  }
  return subjects.map((subject) => {
    const ahead = debtsOf(subject.document)
      .map((debt) => first.get(debt))
      .find((other) => other && other !== subject);
    return judge(
      ahead ? { ...subject, twins: withAhead(subject.twins, ahead) } : subject,
      question,
    );
  });
}

function withAhead(twins: readonly PaymentTwin[], { document }: PaymentSubject): PaymentTwin[] {
  const { id, filename, paymentStatus, workflowStatus, extractedData } = document;
  const known = twins.find((twin) => twin.id === id);
  const label = extractedData?.documento?.numero || filename;
  const ahead = known ?? { id, filename, label, paymentStatus, workflowStatus, isInFile: false };
  return [{ ...ahead, isInCall: true }, ...twins.filter((twin) => twin !== known)];
}
