// `/owner/ai-routes`: the engine beside a map, with sample totals until the first run (requirement 2.8-5).
import {
  DEFAULT_CAPACITY_PACKAGES,
  efficiencyPercent,
  MAX_SHIFT_SECONDS,
  METRES_PER_MILE,
  REROUTE_DROP_PERCENT,
  SAMPLE_TOTALS,
} from '@dropwise/contracts'
import { Play, Square } from 'lucide-react'
import { count, decimal, distanceText, percent as percentText } from '../../../lib/format.ts'
import { useWords } from '../../../lib/words.ts'
import { ownerAiRoutesWords as words } from '../../../lib/words/owner-ai-routes.ts'
import { Button } from '../../../ui/button.tsx'
import { Plate } from '../../../ui/plate.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Section } from '../section.tsx'
import { RouteMap } from './route-map.tsx'
import { useEngine, type EngineRoute } from './use-engine.ts'

/** A longer wait is highlighted, in seconds. */
const LONG_WAIT = 15 * 60

type Engine = ReturnType<typeof useEngine>
type Totals = Record<keyof typeof SAMPLE_TOTALS, number>

function totalsOf(routes: readonly EngineRoute[], unserved: number): Totals {
  const seconds = routes.reduce((sum, route) => sum + route.seconds, 0)
  const serviceSeconds = routes.reduce((sum, route) => sum + route.serviceSeconds, 0)
  return {
    packages: routes.reduce((sum, route) => sum + route.packages, 0),
    hours: seconds / 3600,
    efficiencyPercent: Math.round(efficiencyPercent({ serviceSeconds, durationSeconds: seconds }) ?? 0),
    alerts: unserved + routes.filter((route) => route.waitSeconds > LONG_WAIT).length,
  }
}

function TotalFigures({ engine }: { engine: Engine }) {
  const totals = engine.routes ? totalsOf(engine.routes, engine.unserved) : SAMPLE_TOTALS
  const figures = [
    [words('packages'), count(totals.packages)],
    [words('totalTime'), words('hours', { hours: decimal(totals.hours) })],
    [words('efficiency'), words('share', { percent: totals.efficiencyPercent })],
    [words('alerts'), count(totals.alerts)],
  ] as const
  return (
    <dl className="grid shrink-0 grid-cols-2 border-b border-line lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="border-line px-4 py-3.5 max-lg:even:border-s md:px-7 lg:not-first:border-s"
        >
          <dt className="flex justify-between text-2 text-ink-2">
            {label}
            {!engine.routes && <Tag tone="outline">{words('sample')}</Tag>}
          </dt>
          <dd className="text-5 font-strong tabular-nums">{value}</dd>
          <dd className="text-1 text-ink-2">{words(engine.routes ? 'ofLastRun' : 'untilFirstRun')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Controls({ engine }: { engine: Engine }) {
  const { percent, failure, day } = engine
  const isRunning = percent !== null
  return (
    <Section title={words('engine')}>
      <p className="pb-3 text-2 text-ink-2">
        {day ? words('sampleDay', { vans: day.vans }) : words('loadingDay')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Play />}
          disabled={isRunning || !day}
          onClick={() => void engine.optimise()}
        >
          {words(isRunning ? 'optimizing' : 'optimize')}
        </Button>
        <Button icon={<Square />} disabled={!isRunning} onClick={engine.stop}>
          {words('stop')}
        </Button>
      </div>
      {isRunning && (
        <div className="pt-3">
          <div
            role="progressbar"
            aria-label={words('progress')}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-1.5 rounded-full bg-cell"
          >
            <div className="h-full rounded-full bg-act" style={{ width: `${percent}%` }} />
          </div>
          <p className="pt-1 text-1 text-ink-2">{percentText(percent)}</p>
        </div>
      )}
      {failure && (
        <p role="alert" className="pt-3 text-2 text-bad-ink">
          {words(failure)}
        </p>
      )}
    </Section>
  )
}

const rules = () =>
  [
    [words('shift'), words('shiftLimit', { hours: MAX_SHIFT_SECONDS / 3600 })],
    [words('vehicle'), words('vehicleLimit', { count: DEFAULT_CAPACITY_PACKAGES })],
    [words('priority'), words('first')],
    [words('windows'), words('honoured')],
    [words('fuel'), words('leastPossible')],
  ] as const

function Routes({ engine }: { engine: Engine }) {
  if (!engine.routes) return <p className="text-2 text-ink-2">{words('noRoutes')}</p>
  return (
    <ul aria-label={words('routes')}>
      {engine.routes.map((route) => (
        <li key={route.number} className="flex items-center gap-3 border-b border-line py-1.5 text-2">
          <Plate number={route.number} />
          <span className="flex-1 tabular-nums">
            {words('routeFigures', {
              stops: route.stops.length,
              distance: distanceText(route.metres / METRES_PER_MILE, 'mi'),
            })}
          </span>
          <span className="tabular-nums">
            {percentText(
              route.isRerouting ? Math.max(0, route.efficiency - REROUTE_DROP_PERCENT) : route.efficiency,
            )}
          </span>
          {route.isRerouting ? (
            <Tag tone="out">{words('inProgress')}</Tag>
          ) : (
            <>
              <Tag tone="ok">{words('optimized')}</Tag>
              <Button
                size="s"
                aria-label={words('rerouteWhich', { route: `R${route.number}` })}
                onClick={() => void engine.reroute(route)}
              >
                {words('reroute')}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

export function AiRoutesScreen() {
  return useWords(words) ? <AiRoutes /> : <PageSpinner />
}

function AiRoutes() {
  const engine = useEngine()
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <TotalFigures engine={engine} />
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,0.72fr)_minmax(0,1fr)]">
        <div className="border-line lg:overflow-y-auto lg:border-e">
          <Controls engine={engine} />
          <Section title={words('rules')}>
            <dl>
              {rules().map(([rule, how]) => (
                <div key={rule} className="flex justify-between gap-4 border-b border-line py-1.5 text-2">
                  <dt>{rule}</dt>
                  <dd className="text-ink-2">{how}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={words('routes')} className="border-b-0">
            <Routes engine={engine} />
          </Section>
        </div>
        <RouteMap day={engine.day} routes={engine.routes} />
      </div>
    </div>
  )
}
