// Known defects of the vehicle, dangerous first.
import type { DriverRoute } from '@dropwise/contracts'
import { cn } from '../../../ui/cn.ts'

type KnownDefect = NonNullable<DriverRoute['vehicleCheck']>['knownDefects'][number]

const wordsOf = ({ point, note }: KnownDefect): string => (note ? `${point}: ${note}` : point)

/** Renders nothing without defects. */
export function KnownDefects({ defects }: { defects: readonly KnownDefect[] }) {
  if (defects.length === 0) return null
  const isUnsafe = defects.some((defect) => defect.isUnsafe)
  return (
    <section
      aria-label="Known defects"
      className={cn('border-b border-line px-4 py-4', isUnsafe ? 'bg-bad-wash' : 'bg-signal-wash')}
    >
      <h2 className="text-[17px]/[24px] font-strong">
        {isUnsafe ? 'Reported as not safe to drive' : 'Known defects'}
      </h2>
      {isUnsafe && <p className="pt-1 text-3">Do not drive before dispatch says that you can.</p>}
      <ul className="pt-2 text-3">
        {defects.map((defect) => (
          <li key={wordsOf(defect)} className={cn('py-0.5', defect.isUnsafe && 'font-mid')}>
            {wordsOf(defect)}
          </li>
        ))}
      </ul>
    </section>
  )
}
