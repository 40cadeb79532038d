// The sample town with the last run's routes: plate colours, stop numbers, depot square.
import type { SampleDay } from '../../../lib/sample-day.ts'
import { hueOf } from '../../../lib/route-hues.ts'
import { count } from '../../../lib/format.ts'
import { ownerAiRoutesWords as words } from '../../../lib/words/owner-ai-routes.ts'
import type { EngineRoute } from './use-engine.ts'

function RouteLine({ day, route }: { day: SampleDay; route: EngineRoute }) {
  const point = (index: number) => (day.points[index] ?? [0, 0]).join(' ')
  const hue = `var(--r${hueOf(route.number)})`
  const [first = 0] = route.stops
  return (
    <g stroke={hue} fill={hue}>
      <path
        d={`M${point(0)}L${point(first)}M${point(route.stops.at(-1) ?? 0)}L${point(0)}`}
        fill="none"
        strokeWidth="1.6"
        strokeDasharray="2 6"
      />
      <path d={`M${route.stops.map(point).join('L')}`} fill="none" strokeWidth="3.2" strokeLinejoin="round" />
      {route.stops.map((stop, i) => (
        <g key={stop}>
          <circle
            cx={day.points[stop]?.[0]}
            cy={day.points[stop]?.[1]}
            r="11"
            stroke="var(--pin-ring)"
            strokeWidth="2"
          />
          <text
            x={day.points[stop]?.[0]}
            y={(day.points[stop]?.[1] ?? 0) + 4.5}
            textAnchor="middle"
            fontSize="13"
            fontWeight="700"
            stroke="none"
            fill={`var(--r${hueOf(route.number)}-on)`}
            fontFamily="var(--font-n)"
          >
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

export function RouteMap({ day, routes }: { day: SampleDay | null; routes: readonly EngineRoute[] | null }) {
  const [width, height] = day?.size ?? [1200, 700]
  const [depotX = 0, depotY = 0] = day?.points[0] ?? []
  const stops = count((day?.points.length ?? 1) - 1)
  return (
    <div className="relative h-full min-h-[320px] overflow-hidden bg-sunk">
      <img
        src="/pictures/town.svg"
        alt=""
        className="absolute inset-0 size-full object-cover opacity-60 hue-rotate-180 invert dark:hue-rotate-0 dark:invert-0"
      />
      {day && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full"
          role="img"
          aria-label={
            routes
              ? words('plannedMap', { routes: count(routes.length), stops })
              : words('unplannedMap', { stops })
          }
        >
          {routes
            ? routes.map((route) => <RouteLine key={route.number} day={day} route={route} />)
            : day.points.slice(1).map(([x, y], i) => (
                // oxlint-disable-next-line react/no-array-index-key -- points of a fixed day
                <circle
                  key={i}
                  cx={x}
                  cy={y}
                  r="6"
                  fill="var(--mute)"
                  stroke="var(--pin-ring)"
                  strokeWidth="2"
                />
              ))}
          <rect
            x={depotX - 11}
            y={depotY - 11}
            width="22"
            height="22"
            rx="3"
            fill="var(--ink)"
            stroke="var(--pin-ring)"
            strokeWidth="2"
          />
        </svg>
      )}
    </div>
  )
}
