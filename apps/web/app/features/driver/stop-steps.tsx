// The company's own steps of a stop: the one reached, and those whose turn it is.
import type { DriverStop } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import type { Driver } from './use-driver.ts'

export function StopSteps({ stop, tell }: { stop: DriverStop; tell: Driver['tell'] | null }) {
  const { steps } = stop
  const next = tell ? (steps?.next.filter(({ afterId }) => afterId === null) ?? []) : []
  if (!steps || (!steps.now && next.length === 0)) return null
  return (
    <section aria-label={words('steps')} className="mt-4 border-t border-line px-4 pt-3">
      {steps.now && (
        <p role="status" className="text-[17px]/[24px] font-mid">
          <bdi>{steps.now.name}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-2">
        {next.map(({ id, name, colour }) => (
          <button
            key={id}
            type="button"
            onClick={() => void tell?.({ kind: 'step_reached', orderId: stop.orderId, stepId: id })}
            className="flex h-12 items-center gap-2 rounded border border-line-2 px-4 text-3 font-mid"
          >
            {colour && <span aria-hidden className="size-3 rounded-full" style={{ background: colour }} />}
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </section>
  )
}
