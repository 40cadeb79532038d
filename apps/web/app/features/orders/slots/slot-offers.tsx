// The best windows for an order that is being typed, with what each adds to the plan of its day.
import type { DayString, OrderSlot, OrderSlots, SlotDay } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import {
  clock,
  clockRange,
  dayShort,
  formatDistance,
  formatDuration,
  listText,
  moneyWithCents,
} from '../../../lib/format.ts'
import { useWords } from '../../../lib/words.ts'
import { commonWords } from '../../../lib/words/common.ts'
import { slotWords as words } from '../../../lib/words/slots.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import type { OrderFields } from '../order-form-schema.ts'
import { slotsQuery, type SlotFacts } from './api.ts'

/** Milliseconds without a change before the plans are priced. */
const PAUSE_MS = 500

const STATE = {
  no_room: 'stateNoRoom',
  no_plan: 'stateNoPlan',
  planning: 'statePlanning',
  out_of_date: 'stateOutOfDate',
  dispatched: 'stateDispatched',
  no_roads: 'stateNoRoads',
} as const satisfies Record<Exclude<SlotDay['state'], 'priced'>, Parameters<typeof words>[0]>
const STATES = Object.keys(STATE) as (keyof typeof STATE)[]

export default function SlotOffers({ fields }: { fields: OrderFields }) {
  const isReady = useWords(words)
  const facts = useSettled(useFacts(fields))
  const offers = useQuery({ ...slotsQuery(facts), enabled: facts !== null })
  if (!isReady) return null
  return (
    <section aria-label={words('bestWindows')} className="rounded border border-line">
      <h3 className="px-3 pt-2 text-2 font-mid text-ink-2">{words('bestWindows')}</h3>
      {facts === null ? (
        <p className="px-3 pt-1 pb-2 text-2 text-ink-2">{words('choosePlace')}</p>
      ) : offers.error ? (
        <div className="flex items-center justify-between gap-3 px-3 pt-1 pb-2">
          <p role="alert" className="text-2 text-bad-ink">
            {describeError(offers.error).message}
          </p>
          <Button size="s" data-retry="" onClick={() => void offers.refetch()}>
            {commonWords('retry')}
          </Button>
        </div>
      ) : offers.data ? (
        <Offers fields={fields} offers={offers.data} />
      ) : (
        <p role="status" className="px-3 pt-1 pb-2 text-2 text-ink-2">
          {words('looking')}
        </p>
      )}
    </section>
  )
}

/** Null until the place is known. */
function useFacts({ form: { control } }: OrderFields): SlotFacts | null {
  const [lat, lng, type, serviceMinutes, packages, weightKg, volumeLitres, pallets, skills] = useWatch({
    control,
    name: [
      'lat',
      'lng',
      'type',
      'serviceMinutes',
      'packages',
      'weightKg',
      'volumeLitres',
      'pallets',
      'skills',
    ],
  })
  if (lat == null || lng == null) return null
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
  return {
    lat,
    lng,
    type: type ?? 'delivery',
    serviceMinutes: number(serviceMinutes),
    packages: number(packages),
    weightKg: number(weightKg),
    volumeLitres: number(volumeLitres),
    pallets: number(pallets),
    skills: skills?.length ? skills.join(',') : undefined,
  }
}

/** The facts once nobody has typed for a moment. */
function useSettled(facts: SlotFacts | null): SlotFacts | null {
  const text = JSON.stringify(facts)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(settled) as SlotFacts | null
}

function Offers({ fields, offers }: { fields: OrderFields; offers: OrderSlots }) {
  const { control, setValue } = fields.form
  const chosenSlot = useWatch({ control, name: ['date', 'windowStart', 'windowEnd'] })
  const choose = ({ date, windowStart, windowEnd }: OrderSlot) => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('date', date, options)
    setValue('windowStart', windowStart, options)
    setValue('windowEnd', windowEnd, options)
  }
  const isEstimated = offers.days.some((day) => day.isEstimated)
  return (
    <>
      {offers.slots.length > 0 && (
        <ul className="pt-1">
          {offers.slots.map((slot) => (
            <li key={`${slot.date} ${slot.windowStart}`} className="border-t border-line first:border-t-0">
              <SlotButton
                slot={slot}
                isChosen={
                  chosenSlot[0] === slot.date &&
                  chosenSlot[1] === slot.windowStart &&
                  chosenSlot[2] === slot.windowEnd
                }
                onChoose={() => choose(slot)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-0.5 border-t border-line px-3 py-2 text-1 text-ink-2">
        {offers.slots.length > 0 && <p>{words('changesNothing')}</p>}
        {isEstimated && <p>{words('estimated')}</p>}
        {STATES.flatMap((state) => {
          const days = offers.days.filter((day) => day.state === state).map(({ date }) => date)
          return days.length === 0 ? [] : <p key={state}>{words(STATE[state], { days: daysText(days) })}</p>
        })}
      </div>
    </>
  )
}

const daysText = (days: readonly DayString[]): string => listText(days.map(dayShort))

function SlotButton({
  slot,
  isChosen,
  onChoose,
}: {
  slot: OrderSlot
  isChosen: boolean
  onChoose: () => void
}) {
  const { company } = useTenant()
  const window = clockRange(slot.windowStart, slot.windowEnd)
  const added = [
    `+${formatDuration(slot.extraSeconds)}`,
    `+${moneyWithCents(slot.costMinor, company.currency)}`,
  ]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-1.5 text-start hover:bg-hover pointer-coarse:py-2.5',
        isChosen && 'bg-select',
      )}
    >
      <span className="text-2 font-mid tabular-nums">{listText([dayShort(slot.date), window])}</span>
      <span className="text-2 font-mid tabular-nums">{listText(added)}</span>
      <span className="col-span-2 truncate text-1 text-ink-2">
        {words('byVan', {
          vehicle: slot.vehicle.name,
          time: clock(slot.serviceAt, company.timeZone),
          distance: formatDistance(slot.extraMetres, company.units),
        })}
      </span>
    </button>
  )
}
