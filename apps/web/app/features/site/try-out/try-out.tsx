// Live try-out: the product's planner in this page's workers on a sample day, with figures before and after.
import { solve, type Plan, type Problem } from '@dropwise/planner'
import { useEffect, useRef, useState } from 'react'
import { formatDistance, hours, oneDecimal, percent } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../lib/words.ts'
import { siteHomeWords as homeWords } from '../../../lib/words/site-home.ts'
import { siteTryOutWords as words } from '../../../lib/words/site-try-out.ts'
import { readerUnit } from '../reader-distance.ts'
import {
  inFileOrder,
  loadSampleDay,
  toProblem,
  type DrawnPlan,
  type SampleDay,
} from '../../../lib/sample-day.ts'

const SECONDS = 8
const HUES = ['#6ea6ff', '#94f3f5', '#f05bc8', '#96d45f']

type State =
  | { kind: 'loading' }
  | { kind: 'running' | 'done'; elapsed: number }
  | { kind: 'failed'; problem: unknown }

function failureText(problem: unknown): string {
  return problem instanceof Error ? words('failed', { message: problem.message }) : words('failedSilently')
}

export default function TryOut() {
  useWords(words)
  const [day, setDay] = useState<SampleDay | null>(null)
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [before, setBefore] = useState<DrawnPlan | null>(null)
  const [now, setNow] = useState<DrawnPlan | null>(null)
  const [attempt, setAttempt] = useState(1)
  const stopper = useRef<AbortController | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    stopper.current = controller
    let isUnmounted = false
    const run = async () => {
      const loaded = await loadSampleDay()
      if (isUnmounted) return
      const problem = toProblem(loaded)
      const first = inFileOrder(loaded)
      setDay(loaded)
      setBefore(first)
      setNow(first)
      setState({ kind: 'running', elapsed: 0 })
      const plan = await solve(problem, {
        seed: attempt,
        timeLimitMs: SECONDS * 1000,
        threads: Math.min(2, navigator.hardwareConcurrency || 1),
        signal: controller.signal,
        onProgress(progress) {
          if (isUnmounted) return
          setState({ kind: 'running', elapsed: progress.elapsedMs / 1000 })
          if (progress.plan) setNow(toDrawn(problem, progress.plan))
        },
      })
      if (isUnmounted) return
      setNow(toDrawn(problem, plan))
      setState({ kind: 'done', elapsed: SECONDS })
    }
    run().catch((error: unknown) => {
      if (!isUnmounted) setState({ kind: 'failed', problem: error })
    })
    return () => {
      isUnmounted = true
      controller.abort()
    }
  }, [attempt])

  return (
    <div className="mt-6 overflow-hidden rounded bg-(--deep) text-white">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 px-5 py-3 text-3" role="status">
        <Figure label={words('asItCameIn')} plan={before} />
        <Figure label={words('planned')} plan={now} against={before} />
        <span className="ms-auto flex items-center gap-4">
          {state.kind === 'running' && (
            <span className="text-[oklch(0.87_0.03_258)]">
              {words('elapsed', { seconds: oneDecimal(state.elapsed), total: SECONDS })}
            </span>
          )}
          {state.kind === 'running' ? (
            <Button variant="onDark" onClick={() => stopper.current?.abort()}>
              {words('stopKeepBest')}
            </Button>
          ) : (
            <Button
              variant="onDark"
              disabled={state.kind === 'loading'}
              onClick={() => setAttempt((n) => n + 1)}
            >
              {state.kind === 'loading' ? homeWords('loadingPlanner') : words('optimizeAgain')}
            </Button>
          )}
        </span>
      </div>
      <div className="h-0.5 bg-[#22365f]">
        <div
          className="h-full bg-white"
          style={{
            width: `${state.kind === 'running' ? (state.elapsed / SECONDS) * 100 : state.kind === 'done' ? 100 : 0}%`,
          }}
        />
      </div>
      {state.kind === 'failed' && <p className="px-5 py-4">{failureText(state.problem)}</p>}
      {day && now && <Drawing day={day} plan={now} />}
    </div>
  )
}

function toDrawn(problem: Problem, plan: Plan): DrawnPlan {
  const routes = problem.vehicles.map(
    (_, van) =>
      plan.routes
        .find((route) => route.vehicleIndex === van)
        ?.steps.filter((step) => step.type === 'order')
        .map((step) => step.location) ?? [],
  )
  return {
    routes,
    metres: plan.routes.reduce((sum, route) => sum + route.distance, 0),
    seconds: plan.routes.reduce((sum, route) => sum + route.travel, 0),
  }
}

function Figure({
  label,
  plan,
  against,
}: {
  label: string
  plan: DrawnPlan | null
  against?: DrawnPlan | null
}) {
  const saved = plan && against ? 1 - plan.metres / against.metres : 0
  return (
    <span>
      <span className="block text-2 text-[oklch(0.87_0.03_258)]">{label}</span>
      <span className="font-strong">
        {plan
          ? words('figures', {
              distance: formatDistance(plan.metres, readerUnit()),
              duration: hours(plan.seconds),
            })
          : '…'}
      </span>
      {saved > 0.005 && (
        <span dir="ltr" className="ps-2 text-[#96d45f]">
          −{percent(Math.round(saved * 100))}
        </span>
      )}
    </span>
  )
}

/** Stops joined by straight lines that show the sequence; times and miles are by road. */
function Drawing({ day, plan }: { day: SampleDay; plan: DrawnPlan }) {
  const [width, height] = day.size
  const point = (index: number) => day.points[index]!.join(' ')
  return (
    <div className="relative">
      <img
        src="/pictures/town.svg"
        alt=""
        width={width}
        height={height}
        className="block h-auto w-full opacity-60 [mix-blend-mode:var(--drawing-blend)]"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full"
        role="img"
        aria-label={words('routesOverStops', {
          routes: plan.routes.filter((route) => route.length > 0).length,
          stops: day.points.length - 1,
        })}
      >
        {plan.routes.map((route, van) =>
          route.length === 0 ? null : (
            <g key={HUES[van % HUES.length]} stroke={HUES[van % HUES.length]} fill={HUES[van % HUES.length]}>
              <path
                d={`M${point(0)}L${point(route[0]!)}M${point(route.at(-1)!)}L${point(0)}`}
                fill="none"
                strokeWidth="1.6"
                strokeDasharray="2 6"
              />
              <path
                d={`M${route.map(point).join('L')}`}
                fill="none"
                strokeWidth="3.4"
                strokeLinejoin="round"
              />
              {route.map((stop, i) => (
                <g key={stop}>
                  <circle
                    cx={day.points[stop]![0]}
                    cy={day.points[stop]![1]}
                    r="11"
                    stroke="var(--deep)"
                    strokeWidth="2"
                  />
                  <text
                    x={day.points[stop]![0]}
                    y={day.points[stop]![1] + 4.5}
                    textAnchor="middle"
                    fontSize="13"
                    fontWeight="700"
                    stroke="none"
                    fill="var(--deep)"
                    fontFamily="var(--font-n)"
                  >
                    {i + 1}
                  </text>
                </g>
              ))}
            </g>
          ),
        )}
      </svg>
    </div>
  )
}
