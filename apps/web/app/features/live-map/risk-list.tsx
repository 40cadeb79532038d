// At risk, worst first: which promise breaks, by how much, and why. The selected entry shows its actions.
import { Phone, ScanSearch, Shuffle } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { formatLateness } from '../../lib/format.ts'
import { slippingText } from '../../lib/van-texts.ts'
import { liveWords } from '../../lib/words/live.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import { moveInRows } from '../../ui/row-keys.ts'
import { Count } from '../../ui/tag.tsx'
import { BestOffer } from './best-offer.tsx'
import { reasonOf, type StopOfVan, type VanDay } from './day.ts'
import { useRemedy } from './remedy.ts'
import { RowActions } from './row-actions.tsx'
import type { SelectionActions } from './selection.ts'
import { dueText, firstName, reasonText } from './labels.ts'
import { TellRecipient } from './tell-recipient.tsx'

const LINK =
  'inline-flex h-[26px] items-center gap-1.5 rounded border px-2.5 text-1 font-mid pointer-coarse:h-9 [&_svg]:size-3.5'

function RiskItem({
  item,
  now,
  isOpen,
  hot,
  onHot,
  actions,
}: {
  item: StopOfVan
  now: Date
  isOpen: boolean
  hot: string | null
  onHot: (id: string | null) => void
  actions: SelectionActions
}) {
  const { company, link } = useTenant()
  const [, openRemedy] = useRemedy()
  const { stop, van } = item
  const others = van.late.length - 1
  const phone = van.route.driver?.phone
  return (
    <li
      data-hot={hot === stop.id || undefined}
      onPointerEnter={() => onHot(stop.id)}
      onPointerLeave={() => onHot(null)}
      className={cn(
        'border-b border-line',
        isOpen ? 'bg-select [--ink-3:var(--ink-2)]' : 'hover:bg-hover data-[hot=true]:bg-hover',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => actions.select(isOpen ? null : van.route.number, isOpen ? null : stop.id)}
        className="grid w-full grid-cols-[32px_minmax(0,1fr)_auto] gap-x-3 px-3 pt-2 pb-1.5 text-start text-2 focus-visible:-outline-offset-2"
      >
        <Plate number={van.route.number} />
        <span className="truncate text-3 leading-5 font-mid">
          <AsWritten>{stop.recipient}</AsWritten>
        </span>
        <span className="text-3 leading-5 font-strong text-bad-ink">{formatLateness(stop.lateSeconds)}</span>
        <span className="col-span-2 col-start-2 text-ink-2">{dueText(stop, company.timeZone)}</span>
        <span className="col-span-2 col-start-2 text-ink-2">
          {reasonText(reasonOf(van, stop, now), company.timeZone)}
        </span>
        {others > 0 && (
          <span className="col-span-2 col-start-2 text-bad-ink">
            {liveWords('othersLate', { count: others })}
          </span>
        )}
      </button>
      {isOpen && (
        <div className="pe-3 pb-2 ps-14">
          <BestOffer item={item} />
        </div>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-2 pe-3 pb-2.5 ps-14">
          <TellRecipient stop={stop} />
          {phone ? (
            <a href={`tel:${phone}`} className={cn(LINK, 'border-line-2 bg-raised hover:bg-hover')}>
              <Phone aria-hidden />{' '}
              {liveWords('callPerson', { name: firstName(van.route.driver?.name ?? '') })}
            </a>
          ) : null}
          <Button
            size="s"
            icon={<Shuffle />}
            needs="plans:dispatch"
            onClick={() => openRemedy({ kind: 'rest' })}
          >
            {liveWords('replan')}
          </Button>
          <Button size="s" icon={<ScanSearch />} onClick={() => actions.follow(true)}>
            {liveWords('followVan', { van: van.route.vehicle.name })}
          </Button>
          <Link
            to={link(`/tenant/orders?order=${stop.orderId}`)}
            className={cn(LINK, 'border-line-2 bg-raised hover:bg-hover')}
          >
            {liveWords('orderReference', { reference: stop.reference })}
          </Link>
        </div>
      )}
    </li>
  )
}

/** Vans that keep all promises now, but will break one if they lose more time. */
export function FallingBehind({ vans, actions }: { vans: readonly VanDay[]; actions: SelectionActions }) {
  const { company } = useTenant()
  if (vans.length === 0) return null
  return (
    <section aria-label={liveWords('fallingBehind')} className="border-b border-line-2">
      <h2 className="flex h-[34px] items-center gap-2 border-b border-line px-3 text-2">
        {liveWords('fallingBehind')} <Count value={vans.length} />
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between controls that are on their own */}
      <ul onKeyDown={moveInRows}>
        {vans.map(
          (van) =>
            van.slipping && (
              <li
                key={van.route.id}
                data-row
                className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-3 py-2 text-2"
              >
                <Plate number={van.route.number} />
                <button
                  type="button"
                  className="truncate text-start text-3 leading-5 font-mid"
                  onClick={() => actions.select(van.route.number, van.slipping?.first.id ?? null)}
                >
                  <AsWritten>{van.slipping.first.recipient}</AsWritten>
                </button>
                <RowActions item={{ van, stop: van.slipping.first }} actions={actions} />
                <span className="col-span-2 col-start-2 text-signal-ink">
                  {slippingText(van.slipping, company.timeZone)}
                </span>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

/** Head and list; says when nobody is late. */
export const RiskList = memo(function RiskList({
  atRisk,
  total,
  now,
  selectedRoute,
  hot,
  onHot,
  actions,
}: {
  atRisk: readonly StopOfVan[]
  total: number
  now: Date
  selectedRoute: number | null
  hot: string | null
  onHot: (id: string | null) => void
  actions: SelectionActions
}) {
  return (
    <section aria-label={liveWords('atRisk')} className="border-b border-line-2">
      <h2 className="flex h-[34px] items-center gap-2 border-b border-line px-3 text-2">
        {liveWords('atRisk')} <Count value={total} />
        {total > 0 && (
          <span className="ms-auto text-1 font-text tracking-normal text-ink-2">
            {liveWords('worstFirst')}
          </span>
        )}
      </h2>
      {atRisk.length === 0 ? (
        <p className="px-3 py-3 text-2 text-ink-2">{liveWords('noneLate')}</p>
      ) : (
        <ul>
          {atRisk.map((item) => (
            <RiskItem
              key={item.van.route.id}
              item={item}
              now={now}
              isOpen={selectedRoute === item.van.route.number}
              hot={hot}
              onHot={onHot}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </section>
  )
})
