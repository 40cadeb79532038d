// Comparison table of plans, from their limits and features (requirement 2.7-2).
import { SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { Check } from 'lucide-react'
import { count } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import { sitePricingWords as words } from '../../lib/words/site-pricing.ts'
import type { SubscriptionPlan } from './plans.ts'

/** True: included; false: not; null: without a limit. */
type Cell = string | boolean | null
interface Row {
  name: string
  cell: (plan: SubscriptionPlan) => Cell
}
interface Group {
  title: string
  rows: Row[]
}

const limitOf = ({ limits }: SubscriptionPlan, key: string): number => Number(limits[key] ?? 0)
/** 0 means none. */
const limitCell = (limit: number): Cell => (limit > 0 ? words('upTo', { count: count(limit) }) : null)
/** A row for a limit; absent means none. */
const limited = (name: string, key: string): Row => ({ name, cell: (plan) => limitCell(limitOf(plan, key)) })
/** A row for a feature; only `false` means off. */
const switched = (name: string, key: string): Row => ({ name, cell: ({ limits }) => limits[key] !== false })
const always = (name: string, cell: Cell = true): Row => ({ name, cell: () => cell })

/** Rare limits, listed only when some plan has one. */
const ofSome = (): Row[] => [
  limited(words('rowTexts'), 'texts'),
  limited(words('rowStorage'), 'storage'),
  limited(words('rowCalls'), 'calls'),
]

function groupsOf(plans: readonly SubscriptionPlan[]): Group[] {
  const isLimited = (row: Row) => plans.some((plan) => row.cell(plan) !== null)
  return [
    {
      title: words('planning'),
      rows: [
        { name: words('rowVehicles'), cell: ({ vehicleLimit }) => limitCell(vehicleLimit) },
        limited(words('rowOrders'), 'orders'),
        always(words('rowDrivers'), null),
        limited(words('rowPeople'), 'members'),
        always(words('rowRules')),
        always(words('rowRoads')),
      ],
    },
    {
      title: words('theDay'),
      rows: [
        always(words('rowLive')),
        always(words('rowTrackers')),
        always(words('rowTracking')),
        switched(words('rowBranding'), 'branding'),
        switched(words('rowMails'), 'mails'),
      ],
    },
    {
      title: words('company'),
      rows: [
        switched(words('rowApi'), 'api'),
        {
          name: words('rowShops'),
          cell: ({ limits }) => limits.shops !== false && limits.api !== false,
        },
        ...ofSome().filter(isLimited),
        always(words('rowSupport'), words('hours', { count: SUPPORT_REPLY_HOURS })),
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
            <th scope="col" className="w-[34%] py-3 text-start md:w-2/5">
              <span className="sr-only">{words('what')}</span>
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
              <th scope="rowgroup" className="pt-6 pb-2 text-start font-mid">
                {group.title}
              </th>
              {plans.map((plan) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell carries the column's shade
                <td key={plan.id} className={plan.isPopular ? 'bg-sunk' : undefined} />
              ))}
            </tr>
            {group.rows.map((row) => (
              <tr key={row.name} className="border-b border-line">
                <th scope="row" className="py-2.5 text-start font-text">
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
                          <span className="sr-only">{words('included')}</span>
                        </>
                      ) : cell === false ? (
                        <>
                          <span aria-hidden>-</span>
                          <span className="sr-only">{words('notIncluded')}</span>
                        </>
                      ) : (
                        (cell ?? words('unlimited'))
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
