// 'Connection Issue Detected' (requirement 2.2-4): where the connection breaks, live checks, and a retry.
import { Globe, Monitor, RotateCw, Server, Unplug, Wifi, X } from 'lucide-react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { HEALTH_TIMEOUT_MS, HEALTH_DEGRADED_MS } from '@dropwise/contracts'
import { dateText, secondsText } from '../../lib/format.ts'
import { checkHealth, pendingChecks, type HealthCheck, type HealthReport } from '../../lib/health.ts'
import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Logo } from '../../ui/logo.tsx'
import { notify, Toasts } from '../../ui/toasts.tsx'
import { CheckBadge } from '../../ui/check-badge.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { connectionIssueWords as words } from '../../lib/words/connection-issue.ts'

/** What keeps working meanwhile. */
const MEANWHILE = [
  ['onTheRoad', 'onTheRoadMore'],
  ['recipients', 'recipientsMore'],
  ['here', 'hereMore'],
] as const

/** Interval of automatic checks, in milliseconds. */
const RECHECK_MS = 10_000

function Stage({
  icon,
  title,
  detail,
  isBad,
}: {
  icon: ReactNode
  title: string
  detail: string
  isBad?: boolean
}) {
  return (
    <div className={cn('flex items-center gap-3.5', isBad && 'text-bad-ink')}>
      <span className={cn('[&_svg]:size-6', !isBad && 'text-ink-2')}>{icon}</span>
      <span>
        <span className="block text-3 font-strong">{title}</span>
        <span className={cn('block text-2', !isBad && 'text-ink-2')}>{detail}</span>
      </span>
    </div>
  )
}

function Line({ isCut }: { isCut: boolean }) {
  if (!isCut)
    return (
      <span aria-label={words('works')} role="img" className="h-0.5 min-w-8 flex-1 bg-ok max-md:hidden" />
    )
  return (
    <span
      aria-label={words('cut')}
      role="img"
      className="relative min-w-8 flex-1 border-t-2 border-dashed border-bad max-md:hidden"
    >
      <span className="absolute top-1/2 left-1/2 grid size-5 -translate-x-1/2 -translate-y-[calc(50%+1px)] place-items-center rounded-full bg-bad text-on-bad">
        <X className="size-3" strokeWidth={3} />
      </span>
    </span>
  )
}

function CheckRow({ check }: { check: HealthCheck }) {
  const isBad = check.state === 'error' || check.state === 'timeout'
  const share = Math.min(1, (check.elapsedMs ?? 0) / HEALTH_TIMEOUT_MS)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-3 md:grid-cols-[160px_140px_1fr_200px_74px]">
      <span className="font-strong">{check.name}</span>
      <span>
        <CheckBadge state={check.state} />
      </span>
      <span className={cn('max-md:col-span-2 max-md:text-2', isBad && 'text-bad-ink')}>{check.answer}</span>
      <span className="relative h-1.5 rounded-full bg-line max-md:hidden">
        <span
          className={cn(
            'absolute inset-y-0 start-0 rounded-full',
            isBad ? 'bg-bad' : check.state === 'slow' ? 'bg-transit' : 'bg-load',
          )}
          style={{ width: `max(3px, ${share * 100}%)` }}
        />
        <span
          className="absolute -inset-y-1 border-s border-dashed border-line-2"
          style={{ insetInlineStart: `${(HEALTH_DEGRADED_MS / HEALTH_TIMEOUT_MS) * 100}%` }}
        />
      </span>
      <span className="text-end tabular-nums max-md:hidden">
        {check.elapsedMs === null
          ? ''
          : check.elapsedMs < 1000
            ? words('milliseconds', { count: check.elapsedMs })
            : words('seconds', { count: secondsText(check.elapsedMs) })}
      </span>
    </li>
  )
}

/** The path from browser to services, with the break. */
function WayToServer({ isOnline, down, checks }: { isOnline: boolean; down: number; checks: number }) {
  return (
    <div className="flex items-center gap-6 border-y border-line-2 py-5 max-md:flex-col max-md:items-start max-md:gap-4">
      <Stage
        icon={<Monitor />}
        title={words('thisBrowser')}
        detail={words(isOnline ? 'online' : 'offline')}
        isBad={!isOnline}
      />
      <Line isCut={!isOnline} />
      <Stage
        icon={<Wifi />}
        title={words('yourNetwork')}
        detail={isOnline ? words('connected') : words('noNetwork')}
        isBad={!isOnline}
      />
      <Line isCut={!isOnline} />
      <Stage icon={<Globe />} title={words('wayHere')} detail={window.location.host} />
      <Line isCut />
      <Stage
        icon={<Server />}
        title={BRAND.name}
        detail={words('downOf', { down, count: checks })}
        isBad={down > 0}
      />
    </div>
  )
}

function Checks({ checks }: { checks: readonly HealthCheck[] }) {
  return (
    <ul aria-label={words('checks')} className="pt-4">
      <li
        aria-hidden
        className="grid grid-cols-[160px_140px_1fr_200px_74px] gap-x-4 border-b border-line-2 pb-2 text-2 text-ink-3 max-md:hidden"
      >
        <span>{words('check')}</span>
        <span>{words('state')}</span>
        <span>{words('answer')}</span>
        <span className="col-span-2">{words('timeOf', { seconds: HEALTH_TIMEOUT_MS / 1000 })}</span>
      </li>
      {checks.map((check) => (
        <CheckRow key={check.name} check={check} />
      ))}
    </ul>
  )
}

/** `down` is null before the first answer. */
const failureText = (down: number | null, services: number): string =>
  down === null ? words('serverSilent') : words('servicesDown', { down, count: services })

/** The report as text for support, in English. */
function reportText(checks: readonly HealthCheck[]): string {
  const lines = checks.map((c) => `${c.name}: ${c.state} ${c.answer} ${c.elapsedMs ?? '-'} ms`)
  return [
    `Connection report ${new Date().toISOString()}`,
    window.location.href,
    navigator.userAgent,
    ...lines,
  ].join('\n')
}

/** Replaces a guarded page while services do not respond. */
export function ConnectionIssue({
  first,
  problem,
  onRetry,
}: {
  first: HealthReport | null
  /** The failure when services do respond, as a sentence. */
  problem: string | null
  onRetry: () => void
}) {
  const [checks, setChecks] = useState<HealthCheck[]>(first?.checks ?? pendingChecks())
  const [report, setReport] = useState(first)
  const isOnline = useOnline()

  const recheck = useCallback(async () => {
    const next = await checkHealth(setChecks)
    setReport(next)
    if (next.overall !== 'down') onRetry()
  }, [onRetry])

  useEffect(() => {
    const timer = setInterval(() => void recheck(), RECHECK_MS)
    const onBack = () => void recheck()
    window.addEventListener('online', onBack)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onBack)
    }
  }, [recheck])

  const down = checks.filter((c) => c.state === 'error' || c.state === 'timeout').length
  const copyReport = () =>
    void navigator.clipboard
      .writeText(reportText(checks))
      .then(() => notify({ title: words('reportCopied') }))
  return (
    <main className="mx-auto min-h-dvh max-w-[1120px] bg-surface px-5 py-10 md:py-12">
      <Logo size="l" />
      <div className="flex flex-wrap items-center gap-5 py-9">
        <span className="grid size-[52px] place-items-center rounded-full bg-bad-wash text-bad">
          <Unplug className="size-6" aria-hidden />
        </span>
        <div className="min-w-0 flex-1 max-md:basis-full">
          <h1 className="text-5">{words('title')}</h1>
          <p className="text-3 text-ink-2">
            {words('lead', { problem: problem ?? failureText(report ? down : null, checks.length) })}
          </p>
        </div>
        <Button variant="primary" size="l" icon={<RotateCw />} onClick={() => void recheck()}>
          {words('retry')}
        </Button>
      </div>
      <WayToServer isOnline={isOnline} down={down} checks={checks.length} />
      <Checks checks={checks} />
      <div className="flex flex-wrap justify-between gap-3 py-4 text-2 text-ink-3">
        <span>
          {words('checksAgain', { seconds: RECHECK_MS / 1000 })}{' '}
          {report && words('checkedAt', { time: dateText(report.at, { timeStyle: 'medium' }) })}
        </span>
        <span className="flex gap-5">
          <Link to="/diagnostics" className="text-link">
            {words('fullDiagnostics')}
          </Link>
          <Link to="/status" className="text-link">
            {words('statusPage')}
          </Link>
          <button type="button" className="text-link" onClick={copyReport}>
            {words('copyReport')}
          </button>
        </span>
      </div>
      <dl className="mt-6 grid gap-8 border-t border-line-2 pt-5 text-3 md:grid-cols-3">
        {MEANWHILE.map(([where, what]) => (
          <div key={where}>
            <dt className="font-strong">{words(where)}</dt>
            <dd className="text-ink-2">{words(what)}</dd>
          </div>
        ))}
      </dl>
      <Toasts />
    </main>
  )
}
