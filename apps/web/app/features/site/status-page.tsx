// /status: three tabs with measured uptime, incidents and maintenance (requirement 2.7-5).
import { directionOf, STATUS_DAYS } from '@dropwise/contracts'
import { Check, Clock, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { dateText, listText } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { uptimeText } from '../../lib/uptime-text.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { serviceName } from '../../lib/service-name.ts'
import { commonWords } from '../../lib/words/common.ts'
import { connectionIssueWords } from '../../lib/words/connection-issue.ts'
import { siteStatusWords as words } from '../../lib/words/site-status.ts'
import { Button } from '../../ui/button.tsx'
import { useIsLive } from '../../lib/is-live.ts'
import { cn } from '../../ui/cn.ts'
import { DayCells } from '../../ui/day-cells.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { WIDTH } from './public-frame.tsx'
import {
  fetchStatus,
  type ComponentStatus,
  type Incident,
  type Maintenance,
  type StatusReport,
} from './status.ts'
import { WordsOnTheWay } from './words-on-the-way.tsx'

/** Tabs by their names in the address, which are the same in every language. */
const TAB_KEYS = {
  'Service Status': 'tabServices',
  'Incident History': 'tabIncidents',
  'Scheduled Maintenance': 'tabMaintenance',
} as const
type Tab = keyof typeof TAB_KEYS
const TABS = Object.keys(TAB_KEYS) as [Tab, ...Tab[]]
const REFRESH_MS = 60_000

/** The newest report, refreshed every minute. */
function useStatusReport() {
  const [report, setReport] = useState<StatusReport | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const retry = useRef(() => {})
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
  return { report, hasFailed, retry: () => retry.current() }
}

export function StatusPage() {
  const { report, hasFailed, retry } = useStatusReport()
  const [urlTab, choose] = useUrlState('tab')
  // Prerendering runs no query, so the first client render must not show one either.
  const isLive = useIsLive()
  const tab = TABS.find((name) => isLive && name === urlTab) ?? TABS[0]
  const hasWords = useReaderWords(words, connectionIssueWords)
  if (!hasWords) return <WordsOnTheWay />
  return (
    <div className={cn(WIDTH, 'pt-12 pb-20')}>
      <Headline report={report} hasFailed={hasFailed} onRetry={retry} />
      <StatusTabs tab={tab} maintenanceCount={report?.maintenance.length ?? 0} onTab={choose} />
      <div
        id="status-panel"
        role="tabpanel"
        aria-labelledby={`tab-${TABS.indexOf(tab)}`}
        className="min-h-[420px] pt-4"
      >
        {report && tab === 'Service Status' && <Services components={report.components} />}
        {report && tab === 'Incident History' && <Incidents report={report} />}
        {report && tab === 'Scheduled Maintenance' && <MaintenanceWindows windows={report.maintenance} />}
      </div>
    </div>
  )
}

const openIncidents = ({ incidents }: StatusReport): Incident[] =>
  incidents.filter(({ state }) => state !== 'resolved')

const serviceOf = ({ components }: StatusReport, { component }: Incident): string =>
  serviceName(components.find(({ id }) => id === component) ?? { id: component, label: component })

const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const

function stateOf({ state }: Incident): string {
  const incidentState = INCIDENT_STATES.find((each) => each === state)
  return incidentState ? words(incidentState) : state
}

function headlineOf(report: StatusReport | null, hasFailed: boolean): string {
  if (!report) return words(hasFailed ? 'notLoaded' : 'title')
  const affected = report.components.filter((component) => component.state !== 'up')
  const open = openIncidents(report)
  if (affected.length === 0 && open.length > 0) {
    const states = open.map((incident) =>
      words('serviceState', { service: serviceOf(report, incident), state: stateOf(incident) }),
    )
    return listText([...new Set(states)])
  }
  if (affected.length === 0) return words('allUp')
  const services = listText(affected.map(serviceName))
  return words(affected.some(({ state }) => state === 'down') ? 'areDown' : 'areSlow', { services })
}

function Headline({
  report,
  hasFailed,
  onRetry,
}: {
  report: StatusReport | null
  hasFailed: boolean
  onRetry: () => void
}) {
  const isLive = useIsLive()
  const isUp =
    report !== null &&
    report.components.every((component) => component.state === 'up') &&
    openIncidents(report).length === 0
  const Icon = !report ? Clock : isUp ? Check : X
  return (
    <div className="flex items-center gap-5">
      <span
        aria-hidden
        className={cn(
          'grid size-[52px] shrink-0 place-items-center rounded-full text-white',
          !report ? 'bg-mute' : isUp ? 'bg-ok' : 'bg-bad',
        )}
      >
        <Icon className="size-6" />
      </span>
      <div>
        <h1 className="text-[32px]/[38px] font-strong tracking-[-0.015em] md:text-[40px]/[46px]">
          {headlineOf(report, hasFailed)}
        </h1>
        <p className="text-3 text-ink-2" role="status">
          {report
            ? words('checkedAt', { time: clock(report.checkedAt) })
            : hasFailed
              ? words('notLoadedMore')
              : isLive && words('checking')}
          {!isLive && (
            <noscript>
              <RichText
                text={words('withoutScript')}
                tags={{ link: (text) => <a href="/api/v1/status">{text}</a> }}
              />
            </noscript>
          )}
          {hasFailed && (
            <Button size="s" className="ms-3" onClick={onRetry}>
              {commonWords('retry')}
            </Button>
          )}
        </p>
      </div>
    </div>
  )
}

function StatusTabs({
  tab,
  maintenanceCount,
  onTab,
}: {
  tab: Tab
  maintenanceCount: number
  onTab: (tab: Tab) => void
}) {
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = directionOf(currentLanguage()) === 'rtl' ? -1 : 1
    const step = event.key === 'ArrowRight' ? forward : event.key === 'ArrowLeft' ? -forward : 0
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]
    if (step === 0 || !next) return
    onTab(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  const isLive = useIsLive()
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus
    <div
      role="tablist"
      aria-label={words('tabs')}
      onKeyDown={onKey}
      className="scroll-x mt-10 flex gap-3 border-b border-line-2 md:gap-7"
    >
      {TABS.map((name, i) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          id={`tab-${i}`}
          aria-selected={name === tab}
          aria-controls="status-panel"
          disabled={!isLive}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
          className={cn(
            '-mb-px min-h-11 border-b-2 text-start text-2 not-last:shrink-0 md:text-3 md:whitespace-nowrap',
            name === tab ? 'border-ink font-mid' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {words(TAB_KEYS[name])}
          {name === 'Scheduled Maintenance' && maintenanceCount > 0 && (
            <span className="ms-2 rounded-s bg-mute-wash px-1.5 text-1">{maintenanceCount}</span>
          )}
        </button>
      ))}
    </div>
  )
}

const STATE_KEYS = {
  up: 'stateUp',
  slow: 'stateSlow',
  down: 'stateDown',
  unknown: 'stateUnknown',
} as const

function Services({ components }: { components: ComponentStatus[] }) {
  return (
    <div className="max-w-[860px]">
      {components.map((component) => (
        <section key={component.id} aria-label={serviceName(component)} className="border-b border-line py-4">
          <div className="flex justify-between text-3">
            <h2 className="text-3">{serviceName(component)}</h2>
            <span
              className={
                component.state === 'up'
                  ? 'text-ok-ink'
                  : component.state === 'down'
                    ? 'text-bad-ink'
                    : 'text-ink-2'
              }
            >
              {words(STATE_KEYS[component.state])}
            </span>
          </div>
          <DayCells
            label={words('serviceState', { service: serviceName(component), state: uptimeText(component) })}
            days={component.days}
            className="mt-2 h-7 md:gap-[3px]"
          />
          <div className="flex justify-between pt-1.5 text-2 text-ink-2">
            <span>{words('daysAgo', { days: STATUS_DAYS })}</span>
            <span>{uptimeText(component)}</span>
            <span>{words('today')}</span>
          </div>
        </section>
      ))}
    </div>
  )
}

function Incidents({ report }: { report: StatusReport }) {
  const { incidents } = report
  if (incidents.length === 0)
    return <p className="py-8 text-3 text-ink-2">{words('noIncidents', { days: STATUS_DAYS })}</p>
  return (
    <ul className="max-w-[860px]">
      {incidents.map((incident) => (
        <li key={incident.id} className="border-b border-line py-5">
          <h2 className="text-3">{incident.title}</h2>
          <p className="text-2 text-ink-2">
            {listText([serviceOf(report, incident), date(incident.startedAt), stateOf(incident)])}
          </p>
          {incident.body && <p className="pt-2 text-3">{incident.body}</p>}
        </li>
      ))}
    </ul>
  )
}

function MaintenanceWindows({ windows }: { windows: Maintenance[] }) {
  if (windows.length === 0) return <p className="py-8 text-3 text-ink-2">{words('noMaintenance')}</p>
  return (
    <ul className="max-w-[860px]">
      {windows.map((window) => (
        <li key={window.id} className="border-b border-line py-5">
          <h2 className="text-3">{window.title}</h2>
          <p className="text-2 text-ink-2">
            {words('fromTo', { from: date(window.startsAt), to: date(window.endsAt) })}
          </p>
          {window.body && <p className="pt-2 text-3">{window.body}</p>}
        </li>
      ))}
    </ul>
  )
}

const date = (iso: string): string =>
  dateText(new Date(iso), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
const clock = (iso: string): string => dateText(new Date(iso), { timeStyle: 'medium' })
