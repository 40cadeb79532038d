// The page behind every diagnostic URL: a subset of checks, their results, and a report (requirement 2.7-6).
import { DIAGNOSTICS_TIMEOUT_MS, HEALTH_DEGRADED_MS } from '@dropwise/contracts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { Copy, Mail, RotateCw, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dateText } from '../../lib/format.ts'
import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBadge } from '../../ui/check-badge.tsx'
import { cn } from '../../ui/cn.ts'
import { notify } from '../../ui/toasts.tsx'
import type { Check } from './checks.ts'
import { explain, reportText, useDiagnostics, type Diagnostics, type Result } from './runner.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'
import { RichText } from '../../ui/rich-text.tsx'

export interface DiagnosticsPageProps {
  title: string
  lead: string
  checks: Check[]
  /** Stands above the checks. */
  children?: ReactNode
}

export function DiagnosticsPage({ title, lead, checks, children }: DiagnosticsPageProps) {
  const diagnostics = useDiagnostics(checks)
  const { results, isRunning, run, stop } = diagnostics
  return (
    <div className="mx-auto w-full max-w-[1200px] px-6 pt-10 pb-20">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <div>
          <h1 className="text-[32px]/[38px] font-strong tracking-[-0.02em] md:text-[40px]/[46px]">{title}</h1>
          <p className="max-w-[640px] pt-1 text-[17px]/[26px] text-ink-2">{lead}</p>
        </div>
        <div className="flex gap-2.5">
          {isRunning ? (
            <Button size="l" icon={<Square />} onClick={stop}>
              {words('stop')}
            </Button>
          ) : (
            <Button size="l" icon={<RotateCw />} onClick={run}>
              {words('runAgain')}
            </Button>
          )}
          <Button
            size="l"
            variant="primary"
            icon={<Copy />}
            disabled={isRunning}
            onClick={() => copy(diagnostics)}
          >
            {words('copyReport')}
          </Button>
        </div>
      </div>
      {children}
      <Summary {...diagnostics} />
      <ul aria-label={words('checks')}>
        {results.map((result) => (
          <CheckRow key={result.id} result={result} />
        ))}
      </ul>
      <Verdict diagnostics={diagnostics} />
    </div>
  )
}

function Summary({ results, startedAt }: Diagnostics) {
  const count = (...states: Result['state'][]) =>
    results.filter((result) => states.includes(result.state)).length
  const finishedCount = results.length - count('pending', 'running')
  return (
    <p
      role="status"
      className="mt-7 flex flex-wrap gap-x-7 gap-y-1 border-t border-line-2 bg-sunk px-4 py-3 text-3"
    >
      <span>
        <RichText
          text={words('doneOfBold', { done: finishedCount, count: results.length })}
          tags={{ b: (text) => <b className="font-strong">{text}</b> }}
        />
      </span>
      <span className="text-ok-ink">
        <RichText
          text={words('successBold', { count: count('success') })}
          tags={{ b: (text) => <b className="font-strong">{text}</b> }}
        />
      </span>
      {count('slow') > 0 && <span>{words('slow', { count: count('slow') })}</span>}
      {count('error', 'timeout') > 0 && (
        <span className="font-strong text-bad-ink">
          {words('failed', { count: count('error', 'timeout') })}
        </span>
      )}
      {startedAt && (
        <span className="text-ink-2 md:ms-auto">
          {words('started', { time: dateText(startedAt, { timeStyle: 'medium' }) })}
        </span>
      )}
    </p>
  )
}

function CheckRow({ result }: { result: Result }) {
  const isBad = result.state === 'error' || result.state === 'timeout'
  const share = Math.min(1, (result.elapsedMs ?? 0) / DIAGNOSTICS_TIMEOUT_MS)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-3 md:grid-cols-[210px_130px_1fr_200px_80px]">
      <span className="font-mid">{result.name}</span>
      <span>
        <CheckBadge state={result.state} />
      </span>
      <span
        className={cn(
          'max-md:col-span-2 max-md:text-2',
          isBad ? 'text-bad-ink' : result.state === 'pending' ? 'text-ink-2' : '',
        )}
      >
        {result.answer}
      </span>
      <span className="relative h-1.5 bg-line max-md:hidden" aria-hidden>
        {result.elapsedMs !== null && (
          <span
            className={cn(
              'absolute inset-y-0 start-0',
              isBad ? 'bg-bad' : result.state === 'slow' ? 'bg-transit' : 'bg-load',
            )}
            style={{ width: `max(3px, ${share * 100}%)` }}
          />
        )}
        <span
          className="absolute -inset-y-1 border-s border-dashed border-line-2"
          style={{ insetInlineStart: `${(HEALTH_DEGRADED_MS / DIAGNOSTICS_TIMEOUT_MS) * 100}%` }}
        />
      </span>
      <span className="text-end max-md:hidden">
        {result.elapsedMs === null
          ? ''
          : result.elapsedMs < 1_000
            ? words('ms', { elapsedMs: result.elapsedMs })
            : `${(result.elapsedMs / 1_000).toFixed(1)} s`}
      </span>
    </li>
  )
}

function Verdict({ diagnostics }: { diagnostics: Diagnostics }) {
  const { results, startedAt, isRunning } = diagnostics
  const isOnline = useOnline()
  const verdict = explain(results, isOnline)
  if (!startedAt) return null
  const report = reportText(results, startedAt)
  const mailto = `mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(words('diagnosticsReport'))}&body=${encodeURIComponent(`${words('whatIWasDoing')}\n\n\n${report}`)}`
  return (
    <div className="grid gap-x-16 gap-y-8 pt-9 lg:grid-cols-[400px_1fr]">
      <section aria-labelledby="says">
        <h2 id="says" className="text-4">
          {isRunning ? words('whatThisSaysSoFar') : words('whatThisSays')}
        </h2>
        <p className="pt-1 text-3 text-ink-2">{verdict.text}</p>
        <ul className="pt-2">
          {verdict.links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className="text-link inline-flex min-h-7 items-center text-3">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="report" className="min-w-0">
        <div className="flex items-center justify-between gap-3">
          <h2 id="report" className="text-4">
            {words('report')}
          </h2>
          <span className="flex gap-2">
            <Button size="s" icon={<Copy />} onClick={() => copy(diagnostics)}>
              {words('copy')}
            </Button>
            <a
              href={mailto}
              className="inline-flex h-[26px] items-center gap-1.5 rounded border border-line-2 bg-raised px-2.5 text-1 font-mid hover:bg-hover pointer-coarse:h-9 [&_svg]:size-3.5"
            >
              <Mail aria-hidden />
              {words('escalateByMail')}
            </a>
          </span>
        </div>
        <pre
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long report scrolls, and the keyboard must reach it
          tabIndex={0}
          className="mt-3 overflow-x-auto rounded border border-line bg-sunk p-4 font-mono text-2"
        >
          {report}
        </pre>
      </section>
    </div>
  )
}

function copy({ results, startedAt }: Diagnostics): void {
  navigator.clipboard.writeText(reportText(results, startedAt)).then(
    () => notify({ title: words('reportCopied') }),
    () => notify({ title: words('theBrowserDidNotAllow') }),
  )
}
