// Inspections of a vehicle: the newest of each kind with the next date, then earlier ones.
import { ClipboardCheck, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { addDays, type InspectionItem, type InspectionResult, type VehicleItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { EARLY } from '../../lib/data/fleet-warnings.ts'
import { dayLong } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { inspectionsQuery, useRemoveInspection } from './api.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

/** Number of earlier ones shown. */
const MAX_EARLIER = 5
const TONES: Record<InspectionResult, TagTone> = { passed: 'ok', advisories: 'plain', failed: 'bad' }

export const RESULT_TEXTS = { passed: 'passed', advisories: 'passedAdvisories', failed: 'failed' } as const

const removals = removeWithUndo()

/** The newest of each kind, by due date. */
function newestOf(items: readonly InspectionItem[]): InspectionItem[] {
  const newest = [...Map.groupBy(items, ({ kind }) => kind.toLowerCase()).values()].flatMap(([first]) =>
    first ? [first] : [],
  )
  return newest.toSorted((a, b) => (a.nextDueOn ?? '9').localeCompare(b.nextDueOn ?? '9'))
}

function NextDue({ day }: { day: string | null }) {
  const { today } = useTenant()
  if (!day) return <p className="text-1 text-ink-3">{words('noNext')}</p>
  if (day < today)
    return (
      <p className="pt-1">
        <Tag tone="badFill">{words('overdueSince', { day: dayLong(day) })}</Tag>
      </p>
    )
  if (day <= addDays(today, EARLY.days))
    return (
      <p className="pt-1">
        <Tag tone="signal">{words('dueOn', { day: dayLong(day) })}</Tag>
      </p>
    )
  return <p>{words('nextDue', { day: dayLong(day) })}</p>
}

function InspectionRow({
  inspection,
  isNewest,
  onRemove,
}: {
  inspection: InspectionItem
  isNewest: boolean
  onRemove: () => void
}) {
  const { kind, inspectedOn, inspectedBy, result, note, nextDueOn } = inspection
  return (
    <li className="flex items-start gap-3 py-2">
      <div className={isNewest ? 'min-w-0 flex-1 text-2' : 'min-w-0 flex-1 text-2 text-ink-2'}>
        <p className="flex flex-wrap items-center gap-2 font-mid">
          <span className="min-w-0 break-words">{kind}</span>
          <Tag tone={TONES[result]}>{words(RESULT_TEXTS[result])}</Tag>
        </p>
        <p className="break-words text-ink-2">
          {dayLong(inspectedOn)}, {inspectedBy}
        </p>
        {note && <p className="break-words">{note}</p>}
        {isNewest && <NextDue day={nextDueOn} />}
      </div>
      <IconButton
        label={words('removeInspection', { kind, day: dayLong(inspectedOn) })}
        needs="fleet:write"
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  )
}

export function VehicleInspections({ vehicle, onAdd }: { vehicle: VehicleItem; onAdd: () => void }) {
  const query = useQuery(inspectionsQuery(vehicle.id))
  const { mutateAsync: removeNow } = useRemoveInspection(vehicle.id)
  const removed = removals.useRemoved()
  const items = query.data?.filter(({ id }) => !removed.has(id)) ?? []
  const newest = newestOf(items)
  const earlierItems = items.filter((item) => !newest.includes(item)).slice(0, MAX_EARLIER)
  return (
    <section aria-label={words('inspections')} className="border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        <h3 className="text-3">{words('inspections')}</h3>
        <Button size="s" icon={<ClipboardCheck />} needs="fleet:write" onClick={onAdd}>
          {words('addInspection')}
        </Button>
      </div>
      {query.isPending ? (
        <SkeletonRows rows={1} height={56} label={words('loadingInspections')} />
      ) : query.isError ? (
        <ErrorState
          title={words('inspectionsNotLoaded')}
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : items.length === 0 ? (
        <p className="pt-0.5 text-2 text-ink-2">{words('noInspections')}</p>
      ) : (
        <ul className="pt-1">
          {[...newest, ...earlierItems].map((inspection) => (
            <InspectionRow
              key={inspection.id}
              inspection={inspection}
              isNewest={newest.includes(inspection)}
              onRemove={() => removals.remove({ id: inspection.id, name: inspection.kind }, removeNow)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
