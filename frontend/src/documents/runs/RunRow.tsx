import type { DocumentDetail } from '@contracts/document';
import type { DocumentRun } from '@contracts/runs';
import { confidencePercent } from '@rules/confidence';
import { Chip } from '../../ui/Chip';
import { Hint } from '../../ui/Hint';
import { timeInPeru } from '../../ui/format-time';
import { formatMs, formatUsd, formatUsed } from '../../ui/format-usage';
import { CancelReadingButton } from './CancelReadingButton';
import { KIND_WORD, RUN_LOOK, engineName, modelWords } from './run-words';
import { isUnderWay } from './use-runs';

const requestsText = (requests: number): string =>
  requests === 1 ? '1 solicitud' : `${requests} solicitudes`;

/** What was used, and behind it of what that is made. */
function Used({ run: { usage } }: { run: DocumentRun }) {
  const { inputTokens, outputTokens, requests } = usage;
  const used = formatUsed(usage);
  if (used === '') return null;
  if (inputTokens + outputTokens === 0) return <span>{used}</span>;
  const parts = `${inputTokens} de entrada, ${outputTokens} de salida`;
  return (
    <Hint text={`${parts} · ${requestsText(requests)}`}>
      <span tabIndex={0}>{used}</span>
    </Hint>
  );
}

function Figures({ run }: { run: DocumentRun }) {
  const { ms, costUsd, requests } = run.usage;
  const isEmpty = ms === 0 && requests === 0;
  return (
    <div className="wraps run-figures sm t2 flex">
      {/* The document's reading takes longer: it is opened and compared with its pages, too. */}
      {!isEmpty && <span>motor {formatMs(ms)}</span>}
      {!isEmpty && <Used run={run} />}
      {requests > 1 && <span>{requestsText(requests)}</span>}
      {!isEmpty && <span className="m">{formatUsd(costUsd)}</span>}
    </div>
  );
}

/** One reading: by whom, when, what it took, and how it ended. */
export function RunRow({ run, document }: { run: DocumentRun; document: DocumentDetail }) {
  const { kind, startedAt, confidence, failure } = run;
  return (
    <li className="run in-grid mid g4-16 p9">
      <div className="col words">
        <span className="m">{engineName(run)}</span>
        <span className="sm t3 mono">{modelWords(run)}</span>
      </div>
      <div className="col words run-when sm t2">
        <span>{KIND_WORD[kind]}</span>
        <time className="t3" dateTime={startedAt}>
          {timeInPeru(startedAt)}
        </time>
      </div>
      <Figures run={run} />
      <div className="wraps run-end to-end row">
        <Chip {...RUN_LOOK[run.status]} busy={run.status === 'en_curso'} />
        {confidence !== null && (
          <span className="sm t2">confianza {confidencePercent(confidence)}&nbsp;%</span>
        )}
        {/* The document's own reading is cancelled where it is said that it is being read. */}
        {kind === 'segunda' && isUnderWay(run) && <CancelReadingButton document={document} />}
      </div>
      {failure && (
        <p className="breaks across sm t2">
          {failure.message} <span className="t3 mono">{failure.code}</span>
        </p>
      )}
    </li>
  );
}
