// Defects of a vehicle: open ones with photos, then recently fixed ones.
import { Check, Wrench } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VehicleDefect, VehicleItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { dayOf, listText } from '../../lib/format.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ProofFile } from '../../ui/proof/proof-file.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { vehicleDefectsQuery } from './api.ts'
import { ResolveDialog } from './resolve-dialog.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

/** Number of fixed ones shown. */
const MAX_RESOLVED = 5

function reportText({ reportedAt, driver, resolvedAt }: VehicleDefect): string {
  const day = dayOf(reportedAt)
  const reported = driver ? words('reportedByOn', { day, driver }) : words('reportedOn', { day })
  return listText([reported, ...(resolvedAt ? [words('fixedOn', { day: dayOf(resolvedAt) })] : [])])
}

function DefectRow({ vehicle, defect }: { vehicle: VehicleItem; defect: VehicleDefect }) {
  const [isResolving, setResolving] = useState(false)
  const { link } = useTenant()
  const isOpen = defect.resolvedAt === null
  const newWork = link(`/tenant/fleet/work?vehicle=${vehicle.id}&defect=${defect.id}&panel=new`)
  return (
    <li className="flex items-start gap-3 py-2">
      <div className={isOpen ? 'min-w-0 flex-1 text-2' : 'min-w-0 flex-1 text-2 text-ink-2'}>
        <p className="flex flex-wrap items-center gap-2 font-mid">
          {defect.point}
          {isOpen && defect.isUnsafe && <Tag tone="badFill">{words('notSafe')}</Tag>}
        </p>
        {defect.note && <p className="break-words">{defect.note}</p>}
        <p className="text-1 text-ink-3">{reportText(defect)}</p>
        {defect.resolution && <p className="break-words">{defect.resolution}</p>}
        {isOpen && defect.files.length > 0 && (
          <ul className="flex flex-wrap gap-2 pt-2">
            {defect.files.map((name) => (
              <ProofFile key={name} file={{ name, isSignature: false }} />
            ))}
          </ul>
        )}
      </div>
      {isOpen && (
        <span className="flex flex-col gap-1">
          <Button
            icon={<Check />}
            aria-label={words('fixedPoint', { point: defect.point })}
            needs="fleet:write"
            onClick={() => setResolving(true)}
          >
            {words('fixed')}
          </Button>
          <ButtonLink
            icon={<Wrench />}
            aria-label={words('addWorkFor', { point: defect.point })}
            to={newWork}
          >
            {words('addWork')}
          </ButtonLink>
        </span>
      )}
      {isOpen && isResolving && (
        <ResolveDialog vehicle={vehicle} defect={defect} onClose={() => setResolving(false)} />
      )}
    </li>
  )
}

export function VehicleDefects({ vehicle }: { vehicle: VehicleItem }) {
  const defects = useQuery(vehicleDefectsQuery(vehicle.id))
  const open = defects.data?.filter(({ resolvedAt }) => resolvedAt === null) ?? []
  const fixed = defects.data?.filter(({ resolvedAt }) => resolvedAt !== null).slice(0, MAX_RESOLVED) ?? []
  return (
    <section aria-label={words('defects')} className="border-t border-line px-5 py-4">
      <h3 className="text-3">{words('defects')}</h3>
      {defects.isPending ? (
        <SkeletonRows rows={2} height={36} label={words('loadingDefects')} />
      ) : defects.isError ? (
        <ErrorState
          title={words('defectsNotLoaded')}
          {...describeError(defects.error)}
          onRetry={() => void defects.refetch()}
        />
      ) : (
        <>
          <p className="pt-0.5 text-2 text-ink-2">
            {open.length === 0 ? words('noDefects') : words('openDefects', { count: open.length })}
          </p>
          <ul className="pt-1">
            {[...open, ...fixed].map((defect) => (
              <DefectRow key={defect.id} vehicle={vehicle} defect={defect} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
