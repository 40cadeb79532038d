// Upkeep in a vehicle's panel: open work, what the vehicle uses and costs, incidents.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { VehicleFuel, VehicleItem } from '@dropwise/contracts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { dayOf, moneyWithCents, unitText } from '../../../lib/format.ts'
import { formatMileage, pricePerUnit } from '../../../lib/mileage.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeVehicle } from '../api.ts'
import { incidentsOfVehicleQuery, vehicleFuelQuery, workOfVehicleQuery } from './api.ts'
import { consumptionText } from './consumption.ts'
import { DueMark } from './due-mark.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { fleetFormsWords } from '../../../lib/words/fleet-forms.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { commonWords } from '../../../lib/words/common.ts'
import { ENERGY_TEXTS, KIND_TEXTS } from './texts.ts'

function Section<Data>({
  title,
  noun,
  path,
  vehicle,
  addLabel,
  query,
  children,
}: {
  title: string
  /** The title within a sentence. */
  noun: string
  /** Path of the list, such as `/work`. */
  path: string
  vehicle: VehicleItem
  addLabel: string
  query: UseQueryResult<Data>
  children: (data: Data, listPath: string) => ReactNode
}) {
  const { link } = useTenant()
  const list = link(`/tenant/fleet${path}?vehicle=${vehicle.id}`)
  return (
    <section aria-label={title} className="border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        <h3 className="text-3">
          <Link to={list} className="hover:underline">
            {title}
          </Link>
        </h3>
        <ButtonLink size="s" icon={<Plus />} to={`${list}&panel=new`}>
          {addLabel}
        </ButtonLink>
      </div>
      {query.isPending ? (
        <SkeletonRows rows={1} height={36} label={commonWords('loadingWhat', { what: noun })} />
      ) : query.isError ? (
        <ErrorState
          title={commonWords('notLoaded', { what: title })}
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        children(query.data, list)
      )}
    </section>
  )
}

const ROW = 'flex items-baseline justify-between gap-3 py-1 text-2'
const emptyLine = (text: string) => <p className="pt-0.5 text-2 text-ink-2">{text}</p>

/** Puts what the vehicle cost into planning; the toast takes it back. */
function useMeasuredCost(vehicle: VehicleItem) {
  const { mutate, isPending } = useChangeVehicle()
  const notifyFailure = (error: unknown) =>
    notify({ title: words('costStays'), detail: describeError(error).message, tone: 'bad' })
  const setCost = (costPerKmMinor: number) =>
    mutate({ id: vehicle.id, patch: { costPerKmMinor } }, { onError: notifyFailure })
  return {
    isPending,
    take: (costPerKmMinor: number) =>
      mutate(
        { id: vehicle.id, patch: { costPerKmMinor } },
        {
          onError: notifyFailure,
          onSuccess: () =>
            notify({
              title: words('plansCountMeasured', { vehicle: vehicle.name }),
              action: { label: frameWords('undo'), run: () => setCost(vehicle.costPerKmMinor) },
            }),
        },
      ),
  }
}

function FuelFacts({ vehicle, fuel }: { vehicle: VehicleItem; fuel: VehicleFuel }) {
  const { company } = useTenant()
  const { units, currency } = company
  const { take, isPending } = useMeasuredCost(vehicle)
  const perUnit = (minor: number) =>
    fleetWords('perDistance', {
      price: moneyWithCents(pricePerUnit(minor, units), currency),
      unit: unitText(units),
    })
  const { use, costs } = fuel
  if (fuel.items.length === 0) return emptyLine(words('noFillsYet'))
  if (use.length === 0 && !costs) return emptyLine(words('fromSecondTank'))
  return (
    <div className="pt-1">
      {use.map(({ energy, per100Km, km }) => (
        <p key={energy} className={ROW}>
          <span>{words(ENERGY_TEXTS[energy])}</span>
          <span className="text-end tabular-nums">
            {consumptionText(per100Km, energy, company)}{' '}
            <span className="text-ink-3">
              {words('overDistance', { distance: formatMileage(km, units) })}
            </span>
          </span>
        </p>
      ))}
      {costs && (
        <>
          <p className={ROW}>
            <span>{words('fuelAndWork')}</span>
            <span className="tabular-nums">{perUnit(costs.perKmMinor)}</span>
          </p>
          <p className={ROW}>
            <span>{words('plansCount')}</span>
            <span className="tabular-nums">{perUnit(vehicle.costPerKmMinor)}</span>
          </p>
          {Math.abs(vehicle.costPerKmMinor - costs.perKmMinor) >= 0.01 && (
            <Button size="s" needs="fleet:write" disabled={isPending} onClick={() => take(costs.perKmMinor)}>
              {words('planWith', { cost: perUnit(costs.perKmMinor) })}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

export function VehicleUpkeep({ vehicle }: { vehicle: VehicleItem }) {
  const { company, today } = useTenant()
  const work = useQuery(workOfVehicleQuery(vehicle.id))
  const fuel = useQuery(vehicleFuelQuery(vehicle.id))
  const incidents = useQuery(incidentsOfVehicleQuery(vehicle.id))
  return (
    <>
      <Section
        title={fleetWords('workOrders')}
        noun={words('workOrdersNoun')}
        path="/work"
        addLabel={fleetFormsWords('addWork')}
        vehicle={vehicle}
        query={work}
      >
        {({ items }, list) =>
          items.length === 0 ? (
            emptyLine(words('noneYet'))
          ) : (
            <ul className="pt-1">
              {items.map((item) => (
                <li key={item.id} className={ROW}>
                  <Link to={`${list}&work=${item.id}`} className="min-w-0 truncate text-link">
                    {item.title}
                  </Link>
                  <span className="shrink-0">
                    <DueMark work={item} today={today} units={company.units} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Section>
      <Section
        title={fleetWords('fuel')}
        noun={words('fuelNoun')}
        path="/fuel"
        addLabel={words('addFill')}
        vehicle={vehicle}
        query={fuel}
      >
        {(data) => <FuelFacts vehicle={vehicle} fuel={data} />}
      </Section>
      <Section
        title={fleetWords('incidents')}
        noun={words('incidentsNoun')}
        path="/incidents"
        addLabel={words('reportIncident')}
        vehicle={vehicle}
        query={incidents}
      >
        {({ items }, list) =>
          items.length === 0 ? (
            emptyLine(words('noIncidentsYet'))
          ) : (
            <ul className="pt-1">
              {items.map((item) => (
                <li key={item.id} className={ROW}>
                  <Link to={`${list}&incident=${item.id}`} className="min-w-0 truncate text-link">
                    {words(KIND_TEXTS[item.kind])}
                  </Link>
                  <span className="shrink-0 text-ink-3">{dayOf(item.happenedAt)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Section>
    </>
  )
}
