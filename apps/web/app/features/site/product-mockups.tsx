// A drawn mock-up of each feature, hidden from screen readers.
import { siteHomeWords as words } from '../../lib/words/site-home.ts'
import type { Feature } from './features.ts'

const BLOCKS = [
  {
    plate: 'R1',
    hue: 'var(--r1)',
    on: 'var(--r1-on)',
    blocks: [
      [4, 14],
      [22, 12],
      [38, 16],
      [60, 12],
      [76, 18],
      [102, 12],
      [120, 18],
    ],
  },
  {
    plate: 'R7',
    hue: 'var(--r7)',
    on: 'var(--r7-on)',
    blocks: [
      [0, 10],
      [14, 16],
      [36, 12],
      [54, 16],
      [78, 12],
      [98, 16],
      [122, 18],
    ],
  },
  {
    plate: 'R4',
    hue: 'var(--r4)',
    on: 'var(--r4-on)',
    blocks: [
      [10, 16],
      [32, 14],
      [52, 12],
      [70, 20],
      [98, 12],
      [116, 18],
    ],
  },
] as const

function Planning() {
  return (
    <svg viewBox="0 0 176 42" className="h-[42px] w-[176px]">
      {BLOCKS.map((row, i) => (
        <g key={row.plate} transform={`translate(0 ${i * 14.5})`}>
          <rect width="20" height="11" rx="2" fill={row.hue} />
          <text
            x="10"
            y="8.4"
            textAnchor="middle"
            fontSize="7.5"
            fontWeight="700"
            fill={row.on}
            fontFamily="var(--font-n)"
          >
            {row.plate}
          </text>
          <path d="M26 5.5H172" stroke={row.hue} strokeWidth="1.2" />
          {row.blocks.map(([x, w]) => (
            <rect key={x} x={28 + x} y="1.5" width={w} height="8" rx="1.5" fill={row.hue} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function Tracking() {
  return (
    <svg viewBox="0 0 176 42" className="h-[42px] w-[176px]">
      <path
        d="M2 30c20 0 24-22 46-22s26 20 46 18 24-12 44-8"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.8"
      />
      <circle cx="48" cy="9" r="6.5" fill="var(--r9)" />
      <text
        x="48"
        y="12"
        textAnchor="middle"
        fontSize="8.5"
        fontWeight="700"
        fill="var(--r9-on)"
        fontFamily="var(--font-n)"
      >
        4
      </text>
      <path d="M88 20l10-2 7 5-5 7-9 1z" fill="var(--ink)" />
      <circle cx="144" cy="19" r="6.5" fill="var(--r9)" />
      <text
        x="144"
        y="22"
        textAnchor="middle"
        fontSize="8.5"
        fontWeight="700"
        fill="var(--r9-on)"
        fontFamily="var(--font-n)"
      >
        5
      </text>
    </svg>
  )
}

const BARS = [28, 30, 26, 31, 29, 32, 30, 14, 31, 30, 33, 32]
function Analytics() {
  return (
    <svg viewBox="0 0 176 42" className="h-[42px] w-[176px]">
      {BARS.map((height, i) => (
        // eslint-disable-next-line react/no-array-index-key -- a fixed drawing
        <rect
          key={i}
          x={i * 14.4}
          y={40 - height}
          width="10.5"
          height={height}
          rx="1.5"
          fill={height < 20 ? 'var(--bad)' : 'var(--load)'}
        />
      ))}
    </svg>
  )
}

const rights = (): [string, number][] => [
  [words('owner'), 6],
  [words('dispatch'), 4],
  [words('driver'), 2],
  [words('recipient'), 1],
]
function Security() {
  return (
    <svg viewBox="0 0 176 42" className="h-[42px] w-[176px]">
      {rights().map(([who, count], row) => (
        <g key={who} transform={`translate(0 ${row * 11 + 4})`}>
          <text y="3" fontSize="8" fill="var(--ink-2)">
            {who}
          </text>
          {[0, 1, 2, 3, 4, 5].map((i) => (
            <circle
              key={i}
              cx={62 + i * 17}
              cy="0"
              r="3"
              fill={i < count ? 'var(--ink)' : 'none'}
              stroke={i < count ? 'var(--ink)' : 'var(--field)'}
              strokeWidth=".8"
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

const FLEETS: [string, number][] = [
  ['Harbour Lane Couriers', 12],
  ['Northgate Parcels', 31],
  ['Fenwick Cold Chain', 8],
]
function Tenants() {
  return (
    <svg viewBox="0 0 190 42" className="h-[42px] w-[190px]">
      {FLEETS.map(([name, vans], row) => (
        <g key={name} transform={`translate(0 ${row * 14 + 3})`}>
          <text y="6" fontSize="8" fill="var(--ink-2)">
            {name}
          </text>
          <rect x="92" y="-.5" width={vans * 1.9} height="7" rx="1" fill="var(--load)" />
          <text x={97 + vans * 1.9} y="6" fontSize="8" fill="var(--ink-2)">
            {vans}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Driver() {
  return (
    <svg viewBox="0 0 176 42" className="h-[42px] w-[176px]">
      <rect width="164" height="22" rx="4" fill="var(--act)" />
      <text x="82" y="14.5" textAnchor="middle" fontSize="9.5" fontWeight="640" fill="var(--act-ink)">
        {words('haveArrived')}
      </text>
      {Array.from({ length: 17 }, (_, i) => (
        // eslint-disable-next-line react/no-array-index-key -- a fixed drawing
        <rect
          key={i}
          x={i * 9.7}
          y="30"
          width="8"
          height="5"
          rx="1"
          fill={i < 10 ? 'var(--r7)' : 'var(--cell)'}
        />
      ))}
    </svg>
  )
}

const DRAWINGS: Record<Feature['id'], () => React.JSX.Element> = {
  planning: Planning,
  tracking: Tracking,
  analytics: Analytics,
  security: Security,
  tenants: Tenants,
  driver: Driver,
}

/** The drawing of one feature. It is the same in all directions of writing. */
export function ProductMockup({ id }: { id: Feature['id'] }) {
  const Drawing = DRAWINGS[id]
  return (
    <div dir="ltr" className="flex in-[[dir=rtl]]:justify-end" aria-hidden>
      <Drawing />
    </div>
  )
}
