// Comparison table of plans, from their limits and features (requirement 2.7-2).
import { SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { Check } from 'lucide-react'
import { count } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import type { SubscriptionPlan } from './plans.ts'

type Cell = string | boolean
interface Row {
  name: string
  cell: (plan: SubscriptionPlan) => Cell
}
interface Group {
  title: string
  rows: Row[]
}

const limitOf = ({ limits }: SubscriptionPlan, key: string): number => Number(limits[key] ?? 0)
/** A row for a limit; 0 or absent means none. */
const limited = (name: string, key: string): Row => ({
  name,
  cell: (plan) => (limitOf(plan, key) > 0 ? `up to ${count(limitOf(plan, key))}` : 'unlimited'),
})
/** A row for a feature; only `false` means off. */
const switched = (name: string, key: string): Row => ({ name, cell: ({ limits }) => limits[key] !== false })
const always = (name: string, cell: Cell = true): Row => ({ name, cell: () => cell })

/** Rare limits, listed only when some plan has one. */
const OF_SOME: readonly Row[] = [
  limited('Texts a month', 'texts'),
  limited('Megabytes of files', 'storage'),
  limited('API calls a minute', 'calls'),
]

function groupsOf(plans: readonly SubscriptionPlan[]): Group[] {
  const isLimited = (row: Row) => plans.some((plan) => row.cell(plan) !== 'unlimited')
  return [
    {
      title: 'Planning',
      rows: [
        {
          name: 'Vehicles',
          cell: ({ vehicleLimit }) => (vehicleLimit === 0 ? 'unlimited' : `up to ${vehicleLimit}`),
        },
        limited('Orders a day', 'orders'),
        always('Drivers', 'unlimited'),
        limited('People in the portal', 'members'),
        always('Windows, loads, shifts, skills'),
        always('Real roads, maps and addresses'),
      ],
    },
    {
      title: 'The day itself',
      rows: [
        always('Live map and stops at risk'),
        always('Trackers by OsmAnd and OwnTracks'),
        always('Tracking page for recipients'),
        switched('Your logo and colour', 'branding'),
        switched('Emails in your own words', 'mails'),
      ],
    },
    {
      title: 'Company',
      rows: [
        switched('API keys and webhooks', 'api'),
        { name: 'Shop connections', cell: ({ limits }) => limits.shops !== false && limits.api !== false },
        ...OF_SOME.filter(isLimited),
        always('Support replies within', `${SUPPORT_REPLY_HOURS} hours`),
      ],
    },
  ]
}

export function ComparisonTable({ plans }: { plans: SubscriptionPlan[] }) {
  return (
    <div className="relative mt-6 overflow-x-auto">
      <table className="w-full border-collapse text-2 md:min-w-[560px] md:text-3">
        <thead>
          <tr className="border-b border-line-2">
            <th scope="col" className="w-[34%] py-3 text-left md:w-2/5">
              <span className="sr-only">What</span>
            </th>
            {plans.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className={cn('px-1.5 py-3 font-mid md:px-4', plan.isPopular && 'bg-sunk')}
              >
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(plans).map((group) => (
          <tbody key={group.title}>
            <tr className="border-b border-line-2">
              <th scope="rowgroup" className="pt-6 pb-2 text-left font-mid">
                {group.title}
              </th>
              {plans.map((plan) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell carries the column's shade
                <td key={plan.id} className={plan.isPopular ? 'bg-sunk' : undefined} />
              ))}
            </tr>
            {group.rows.map((row) => (
              <tr key={row.name} className="border-b border-line">
                <th scope="row" className="py-2.5 text-left font-text">
                  {row.name}
                </th>
                {plans.map((plan) => {
                  const cell = row.cell(plan)
                  return (
                    <td
                      key={plan.id}
                      className={cn('px-1.5 text-center md:px-4', plan.isPopular && 'bg-sunk')}
                    >
                      {cell === true ? (
                        <>
                          <Check className="mx-auto size-4" aria-hidden />
                          <span className="sr-only">included</span>
                        </>
                      ) : cell === false ? (
                        <>
                          <span aria-hidden>-</span>
                          <span className="sr-only">not included</span>
                        </>
                      ) : (
                        cell
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
