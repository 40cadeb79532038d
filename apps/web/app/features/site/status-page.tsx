// /status: three tabs over real probes, posted incidents and announced maintenance (requirement 2.7-5).
import { Check, Clock, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { WIDTH } from './public-frame.tsx'
import {
  fetchStatus,
  type ComponentStatus,
  type Incident,
  type Maintenance,
  type StatusReport,
} from './status.ts'

const TABS = ['Service Status', 'Incident History', 'Scheduled Maintenance'] as const
const REFRESH_MS = 60_000

export function StatusPage() {
  const [report, setReport] = useState<StatusReport | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const retry = useRef(() => {})
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((name) => name === search.get('tab')) ?? TABS[0]

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      try {
        setReport(await fetchStatus(controller.signal))
        setFailed(false)
      } catch {
        if (!controller.signal.aborted) setFailed(true)
      }
    }
    retry.current = () => void load()
    void load()
    const timer = setInterval(() => void load(), REFRESH_MS)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [])

  const down = report?.components.filter((component) => component.state !== 'up') ?? []
  const headline = !report
    ? hasFailed
      ? 'The status could not be loaded'
      : 'Checking all systems'
    : down.length === 0
      ? 'All systems operational'
      : `${down.map((component) => component.label).join(', ')}: ${down.some((c) => c.state === 'down') ? 'down' : 'slow'}`

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]!
    setSearch({ tab: next }, { replace: true, preventScrollReset: true })
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }

  return (
    <div className={cn(WIDTH, 'pt-12 pb-20')}>
      <div className="flex items-center gap-5">
        <span
          aria-hidden
          className={cn(
            'grid size-[52px] shrink-0 place-items-center rounded-full text-white',
            !report ? 'bg-mute' : down.length === 0 ? 'bg-ok' : 'bg-bad',
          )}
        >
          {!report ? (
            <Clock className="size-6" />
          ) : down.length === 0 ? (
            <Check className="size-6" />
          ) : (
            <X className="size-6" />
          )}
        </span>
        <div>
          <h1 className="text-[32px]/[38px] font-strong tracking-[-0.015em] md:text-[40px]/[46px]">
            {headline}
          </h1>
          <p className="text-3 text-ink-2" role="status">
            {report
              ? `Checked at ${clock(report.checkedAt)} by the server’s own probes, every minute.`
              : hasFailed
                ? 'That alone may mean that something is down.'
                : 'One moment.'}
            {hasFailed && (
              <Button size="s" className="ml-3" onClick={() => retry.current()}>
                Retry
              </Button>
            )}
          </p>
        </div>
      </div>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
      <div
        role="tablist"
        aria-label="Status"
        onKeyDown={onKey}
        className="scroll-x mt-10 flex gap-7 border-b border-line-2"
      >
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            id={`tab-${TABS.indexOf(name)}`}
            aria-selected={name === tab}
            aria-controls="status-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setSearch({ tab: name }, { replace: true, preventScrollReset: true })}
            className={cn(
              '-mb-px min-h-11 border-b-2 text-3 whitespace-nowrap',
              name === tab ? 'border-ink font-mid' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {name}
            {name === 'Scheduled Maintenance' && report && report.maintenance.length > 0 && (
              <span className="ml-2 rounded-s bg-mute-wash px-1.5 text-1">{report.maintenance.length}</span>
            )}
          </button>
        ))}
      </div>
      <div
        id="status-panel"
        role="tabpanel"
        aria-labelledby={`tab-${TABS.indexOf(tab)}`}
        className="min-h-[420px] pt-4"
      >
        {report && tab === 'Service Status' && <Services components={report.components} />}
        {report && tab === 'Incident History' && <Incidents incidents={report.incidents} />}
        {report && tab === 'Scheduled Maintenance' && <Windows windows={report.maintenance} />}
      </div>
    </div>
  )
}

const WORDS = { up: 'Operational', slow: 'Slow', down: 'Down', unknown: 'No data yet' } as const

function Services({ components }: { components: ComponentStatus[] }) {
  return (
    <div className="max-w-[860px]">
      {components.map((component) => (
        <section key={component.id} aria-label={component.label} className="border-b border-line py-4">
          <div className="flex justify-between text-3">
            <h2 className="text-3">{component.label}</h2>
            <span
              className={
                component.state === 'up'
                  ? 'text-ok-ink'
                  : component.state === 'down'
                    ? 'text-bad-ink'
                    : 'text-ink-2'
              }
            >
              {WORDS[component.state]}
            </span>
          </div>
          <div
            className="mt-2 flex h-7 gap-[2px] md:gap-[3px]"
            role="img"
            aria-label={`${component.label}: ${component.uptime === null ? 'no probes yet' : `${component.uptime.toFixed(2)} % uptime`} over 90 days`}
          >
            {component.days.map((day) => (
              <span
                key={day.day}
                title={
                  day.share === null
                    ? `${day.day}: no probes`
                    : `${day.day}: ${(day.share * 100).toFixed(2)} % up`
                }
                className={cn(
                  'flex-1 rounded-[2px]',
                  day.share === null
                    ? 'bg-mute-wash'
                    : day.share >= 0.999
                      ? 'bg-ok'
                      : day.share >= 0.95
                        ? 'bg-transit'
                        : 'bg-bad',
                )}
              />
            ))}
          </div>
          <div className="flex justify-between pt-1.5 text-2 text-ink-2">
            <span>90 days ago</span>
            <span>
              {component.uptime === null ? 'first probe to come' : `${component.uptime.toFixed(2)} % uptime`}
            </span>
            <span>today</span>
          </div>
        </section>
      ))}
    </div>
  )
}

function Incidents({ incidents }: { incidents: Incident[] }) {
  if (incidents.length === 0)
    return <p className="py-8 text-3 text-ink-2">No incident was posted in the last 90 days.</p>
  return (
    <ul className="max-w-[860px]">
      {incidents.map((incident) => (
        <li key={incident.id} className="border-b border-line py-5">
          <h2 className="text-3">{incident.title}</h2>
          <p className="text-2 text-ink-2">
            {incident.component}, {date(incident.startedAt)}, {incident.state}
          </p>
          {incident.body && <p className="pt-2 text-3">{incident.body}</p>}
        </li>
      ))}
    </ul>
  )
}

function Windows({ windows }: { windows: Maintenance[] }) {
  if (windows.length === 0) return <p className="py-8 text-3 text-ink-2">Nothing is scheduled.</p>
  return (
    <ul className="max-w-[860px]">
      {windows.map((window) => (
        <li key={window.id} className="border-b border-line py-5">
          <h2 className="text-3">{window.title}</h2>
          <p className="text-2 text-ink-2">
            {date(window.startsAt)} to {date(window.endsAt)}
          </p>
          {window.body && <p className="pt-2 text-3">{window.body}</p>}
        </li>
      ))}
    </ul>
  )
}

const date = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
const clock = (iso: string): string => new Date(iso).toLocaleTimeString('en-GB')
