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
import { decimal } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Plate } from '../../../ui/plate.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Section } from '../section.tsx'
import { RouteMap } from './route-map.tsx'
import { useEngine, type EngineRoute } from './use-engine.ts'

/** Sample totals until the first run. */
const SAMPLE = {
  packages: String(SAMPLE_TOTALS.packages),
  time: `${SAMPLE_TOTALS.hours} hrs`,
  efficiency: `${SAMPLE_TOTALS.efficiencyPercent}%`,
  alerts: String(SAMPLE_TOTALS.alerts),
}
/** A longer wait is highlighted, in seconds. */
const LONG_WAIT = 15 * 60

type Engine = ReturnType<typeof useEngine>

function totalsOf(routes: readonly EngineRoute[], unserved: number): typeof SAMPLE {
  const seconds = routes.reduce((sum, route) => sum + route.seconds, 0)
  const serviceSeconds = routes.reduce((sum, route) => sum + route.serviceSeconds, 0)
  return {
    packages: String(routes.reduce((sum, route) => sum + route.packages, 0)),
    time: `${decimal(seconds / 3600)} hrs`,
    efficiency: `${Math.round(efficiencyPercent({ serviceSeconds, durationSeconds: seconds }) ?? 0)}%`,
    alerts: String(unserved + routes.filter((route) => route.waitSeconds > LONG_WAIT).length),
  }
}

function Totals({ engine }: { engine: Engine }) {
  const totals = engine.routes ? totalsOf(engine.routes, engine.unserved) : SAMPLE
  const figures = [
    ['Packages', totals.packages],
    ['Total time', totals.time],
    ['Efficiency', totals.efficiency],
    ['Alerts', totals.alerts],
  ] as const
  return (
    <dl className="grid shrink-0 grid-cols-2 border-b border-line lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="border-line px-4 py-3.5 max-lg:even:border-l md:px-7 lg:not-first:border-l"
        >
          <dt className="flex justify-between text-2 text-ink-2">
            {label}
            {!engine.routes && <Tag tone="outline">sample</Tag>}
          </dt>
          <dd className="text-5 font-strong tabular-nums">{value}</dd>
          <dd className="text-1 text-ink-2">{engine.routes ? 'of your last run' : 'until your first run'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Controls({ engine }: { engine: Engine }) {
  const { percent, problem, day } = engine
  const isRunning = percent !== null
  return (
    <Section title="Optimisation engine">
      <p className="pb-3 text-2 text-ink-2">
        On a sample day of {day?.vans ?? 'a few'} vans. Companies run the same engine.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Play />}
          disabled={isRunning || !day}
          onClick={() => void engine.optimise()}
        >
          {isRunning ? 'Optimizing...' : 'Optimize Routes'}
        </Button>
        <Button icon={<Square />} disabled={!isRunning} onClick={engine.stop}>
          Stop, keep best
        </Button>
      </div>
      {isRunning && (
        <div className="pt-3">
          <div
            role="progressbar"
            aria-label="Optimising"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-1.5 rounded-full bg-cell"
          >
            <div className="h-full rounded-full bg-act" style={{ width: `${percent}%` }} />
          </div>
          <p className="pt-1 text-1 text-ink-2">{percent} %</p>
        </div>
      )}
      {problem && (
        <p role="alert" className="pt-3 text-2 text-bad-ink">
          {problem}
        </p>
      )}
    </Section>
  )
}

const RULES = [
  ['Driver shift', `at most ${MAX_SHIFT_SECONDS / 3600} hours`],
  ['Vehicle', `${DEFAULT_CAPACITY_PACKAGES} packages`],
  ['Priority deliveries', 'first'],
  ['Time windows', 'honoured'],
  ['Fuel', 'as little as possible'],
] as const

function Routes({ engine }: { engine: Engine }) {
  if (!engine.routes)
    return (
      <p className="text-2 text-ink-2">Press Optimize Routes to see them here with their real figures.</p>
    )
  return (
    <ul aria-label="Routes">
      {engine.routes.map((route) => (
        <li key={route.number} className="flex items-center gap-3 border-b border-line py-1.5 text-2">
          <Plate number={route.number} />
          <span className="flex-1 tabular-nums">
            {route.stops.length} stops, {decimal(route.metres / METRES_PER_MILE)} mi
          </span>
          <span className="tabular-nums">
            {route.isRerouting ? Math.max(0, route.efficiency - REROUTE_DROP_PERCENT) : route.efficiency} %
          </span>
          {route.isRerouting ? (
            <Tag tone="out">in-progress</Tag>
          ) : (
            <>
              <Tag tone="ok">optimized</Tag>
              <Button
                size="s"
                aria-label={`Re-route R${route.number}`}
                onClick={() => void engine.reroute(route)}
              >
                Re-route
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

export function AiRoutesScreen() {
  const engine = useEngine()
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <Totals engine={engine} />
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,0.72fr)_minmax(0,1fr)]">
        <div className="border-line lg:overflow-y-auto lg:border-r">
          <Controls engine={engine} />
          <Section title="Rules every plan follows">
            <dl>
              {RULES.map(([rule, how]) => (
                <div key={rule} className="flex justify-between gap-4 border-b border-line py-1.5 text-2">
                  <dt>{rule}</dt>
                  <dd className="text-ink-2">{how}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title="Routes" className="border-b-0">
            <Routes engine={engine} />
          </Section>
        </div>
        <RouteMap day={engine.day} routes={engine.routes} />
      </div>
    </div>
  )
}
