// The owner's view at `/tenant`: choose a company, then see its state read-only (requirement 2.2-3).
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { planName } from '../../lib/data/subscription.ts'
import { count, dayLong, listText } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { ownerTenantsWords as words } from '../../lib/words/owner-tenants.ts'
import { Button } from '../../ui/button.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { CardText } from '../../ui/list/row-list.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { statusText, subscriptionText } from './tenants/tenant-state.tsx'
import { companyCountsQuery, tenantsQuery, type TenantRow } from './api.ts'

function Counts({ company }: { company: TenantRow }) {
  const counts = useQuery(companyCountsQuery(company.id))
  if (counts.isPending) return <SkeletonRows rows={4} label={words('loadingCompany')} />
  if (counts.isError)
    return (
      <ErrorState
        title={words('companyNotLoaded')}
        {...describeError(counts.error)}
        onRetry={() => void counts.refetch()}
      />
    )
  const { vehicles, drivers, orders, plans } = counts.data
  const [subscription] = company.subscriptions
  return (
    <KeyValues
      rows={[
        [words('status'), statusText(company.status)],
        [
          words('plan'),
          subscription && listText([planName(subscription), subscriptionText(subscription.status)]),
        ],
        [words('vehiclesInUse'), count(vehicles)],
        [words('drivers'), count(drivers)],
        [words('orders'), count(orders)],
        [words('planningRuns'), count(plans)],
        [words('since'), dayLong(company.created_at.slice(0, 10))],
      ]}
    />
  )
}

function Glance({ company, onBack }: { company: TenantRow; onBack: () => void }) {
  return (
    <section aria-labelledby="company" className="max-w-[560px] px-4 py-5 md:px-7">
      <Button variant="quiet" icon={<ChevronLeft className="rtl:-scale-x-100" />} onClick={onBack}>
        {words('allCompanies')}
      </Button>
      <h2 id="company" className="pt-4 text-4">
        {company.name}
      </h2>
      <p className="pb-4 text-2 text-ink-2">{words('readOnly')}</p>
      <Counts company={company} />
    </section>
  )
}

/** The list of companies, or the chosen one (`?company=`). */
export function CompanyGlance() {
  const tenants = useQuery(tenantsQuery())
  const [companyId, setChosen] = useUrlState('company')
  if (tenants.isPending) return <SkeletonRows rows={8} label={words('loadingCompanies')} />
  if (tenants.isError)
    return (
      <ErrorState
        title={words('companiesNotLoaded')}
        {...describeError(tenants.error)}
        onRetry={() => void tenants.refetch()}
      />
    )
  const company = tenants.data.find(({ id }) => id === companyId)
  if (company) return <Glance company={company} onBack={() => setChosen(null)} />
  if (tenants.data.length === 0)
    return <EmptyState title={words('noCompanies')}>{words('noCompaniesMore')}</EmptyState>
  return (
    <section aria-labelledby="choose" className="max-w-[560px] py-5">
      <h2 id="choose" className="px-4 pb-3 text-4 md:px-7">
        {words('chooseCompany')}
      </h2>
      <ul aria-label={words('companies')}>
        {tenants.data.map((tenant) => (
          <li key={tenant.id}>
            <button
              type="button"
              onClick={() => setChosen(tenant.id)}
              className="flex min-h-[58px] w-full items-center gap-3 border-b border-line px-4 py-2 text-start hover:bg-hover md:px-7"
            >
              <CardText
                title={tenant.name}
                detail={listText([
                  ...tenant.subscriptions.slice(0, 1).map(planName),
                  statusText(tenant.status),
                ])}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
