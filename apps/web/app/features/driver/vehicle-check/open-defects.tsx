// Known defects of the vehicle, dangerous first.
import type { DriverRoute } from '@dropwise/contracts'
import { driverWords as words } from '../../../lib/words/driver.ts'
import { cn } from '../../../ui/cn.ts'
import { pointText } from '../words.ts'

type OpenDefect = NonNullable<DriverRoute['vehicleCheck']>['knownDefects'][number]

const defectText = ({ point, note }: OpenDefect): string =>
  note ? `${pointText(point)}: ${note}` : pointText(point)

/** Renders nothing without defects. */
export function OpenDefects({ defects }: { defects: readonly OpenDefect[] }) {
  if (defects.length === 0) return null
  const isUnsafe = defects.some((defect) => defect.isUnsafe)
  return (
    <section
      aria-label={words('knownDefects')}
      className={cn('border-b border-line px-4 py-4', isUnsafe ? 'bg-bad-wash' : 'bg-signal-wash')}
    >
      <h2 className="text-[17px]/[24px] font-strong">
        {words(isUnsafe ? 'reportedNotSafe' : 'knownDefects')}
      </h2>
      {isUnsafe && <p className="pt-1 text-3">{words('doNotDrive')}</p>}
      <ul className="pt-2 text-3">
        {defects.map((defect) => (
          <li key={defectText(defect)} className={cn('py-0.5', defect.isUnsafe && 'font-mid')}>
            {defectText(defect)}
          </li>
        ))}
      </ul>
    </section>
  )
}
