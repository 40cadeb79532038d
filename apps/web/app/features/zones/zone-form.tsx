// Form of a zone: name, colour, corners as text, restricted vehicles.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  cornersProblem,
  newZoneBody,
  polygonOf,
  ZONE_COLORS,
  type Corner,
  type ZoneItem,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { WEEKDAYS } from '../../lib/weekdays.ts'
import { listAnd } from '../../lib/format.ts'
import { zonesWords as words } from '../../lib/words/zones.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { MOST_HANDLES } from '../../ui/map/corner-handles.tsx'
import { isUnlikely, UnlikelyPlace } from '../../ui/place/unlikely-place.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { WeekdayField } from '../../ui/weekday-field.tsx'
import { useAddZone, useChangeZone, useDeleteZone } from './api.ts'
import { readCorners, writeCorners } from './read-corners.ts'
import type { Outline } from './use-zones.ts'
import { WatchFields, watchProblem } from './watch-fields.tsx'

interface ZoneFormProps {
  zone: ZoneItem | null
  outline: Outline
  onOutline: (patch: Partial<Outline>) => void
  onClose: () => void
}

const nameForm = newZoneBody.pick({ name: true, confirmPlace: true })

function useZoneForm({ zone, outline, onClose }: ZoneFormProps) {
  const add = useAddZone()
  const change = useChangeZone()
  const [isConfirming, setAsked] = useState(false)
  const problem = cornersProblem(outline.corners)
  const fields = useSchemaForm({
    schema: nameForm,
    defaultValues: { name: zone?.name ?? '' },
    fieldOfCode: { zone_name_taken: 'name' },
    async onSubmit({ name, confirmPlace }) {
      if (problem !== null || watchProblem(outline.watch) !== null) return
      const { color, weekdays, plansOrders, watch } = outline
      const body = {
        name,
        color,
        weekdays,
        plansOrders,
        watch,
        polygon: polygonOf(outline.corners),
        confirmPlace,
      }
      if (zone) await change.mutateAsync({ id: zone.id, patch: body })
      else await add.mutateAsync(body)
      notify({
        title: words(zone ? 'zoneChanged' : 'zoneDrawn', { name }),
        ...(zone && zone.vehicles.length > 0 ? { detail: words('plansOutOfDate') } : {}),
      })
      onClose()
    },
  })
  const save = () => {
    setAsked(true)
    fields.submit()
  }
  return { fields, save, problem: isConfirming ? problem : null }
}

export function ZoneForm(props: ZoneFormProps) {
  const { zone, outline, onOutline, onClose } = props
  const { fields, save, problem } = useZoneForm(props)
  return (
    <form
      noValidate
      aria-label={zone?.name ?? words('newZone')}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto px-4 py-4 md:px-5">
        {isUnlikely(fields.failure) && (
          <UnlikelyPlace message={describeError(fields.failure).message} onKeep={fields.keepPlace} />
        )}
        {fields.failure !== null && !isUnlikely(fields.failure) && (
          <ErrorState className="m-0" title={words('notSaved')} {...describeError(fields.failure)} />
        )}
        <TextField
          label={words('name')}
          placeholder={words('nameExample')}
          error={fields.errorOf('name')}
          {...fields.form.register('name')}
        />
        <Colors value={outline.color} onChange={(color) => onOutline({ color })} />
        {outline.plansOrders && (
          <Weekdays value={outline.weekdays} onChange={(weekdays) => onOutline({ weekdays })} />
        )}
        <WatchFields outline={outline} onOutline={onOutline} />
        <OutlineHelp outline={outline} onOutline={onOutline} problem={problem} />
        <CornersField key={outline.key} outline={outline} onOutline={onOutline} />
        {zone && <UsedBy zone={zone} />}
      </div>
      <footer data-foot className="flex shrink-0 items-center gap-2 border-t border-line px-4 py-3 md:px-5">
        {zone && <Delete zone={zone} onDone={onClose} />}
        <Button className="ms-auto" onClick={onClose}>
          {words('cancel')}
        </Button>
        <Button needs="fleet:write" type="submit" variant="primary" disabled={fields.isSubmitting}>
          {words('saveZone')}
        </Button>
      </footer>
    </form>
  )
}

function Colors({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const colors = ZONE_COLORS.some((color) => color === value) ? ZONE_COLORS : [value, ...ZONE_COLORS]
  return (
    <fieldset>
      <legend className="pb-1 text-1 font-mid">{words('colour')}</legend>
      <div className="flex flex-wrap gap-2">
        {colors.map((color, i) => (
          <label key={color} className="relative block">
            <input
              type="radio"
              name="color"
              aria-label={words('colourNumber', { number: i + 1 })}
              checked={color === value}
              onChange={() => onChange(color)}
              className="peer sr-only"
            />
            <span
              className={cn(
                'block size-7 cursor-pointer rounded-full border-2 border-surface peer-focus-visible:outline-2 peer-focus-visible:outline-link pointer-coarse:size-9',
                color === value && 'shadow-[0_0_0_2px_var(--ink)]',
              )}
              style={{ backgroundColor: color }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const EVERY_DAY = WEEKDAYS.map((_, index) => index + 1)

function Weekdays({ value, onChange }: { value: number[]; onChange: (days: number[]) => void }) {
  const isEveryDay = value.length === 0
  return (
    <WeekdayField
      legend={words('servedOn')}
      hint={words(isEveryDay ? 'everyDay' : 'servedOnMore')}
      value={isEveryDay ? EVERY_DAY : value}
      onChange={(days) => onChange(days.length === WEEKDAYS.length ? [] : days)}
    />
  )
}

function helpFor({ isOpen, corners }: Outline): string {
  if (corners.length > MOST_HANDLES) return words('tooManyCorners')
  if (isOpen && corners.length === 0) return words('clickCorners')
  if (isOpen) return words('goOn')
  return words('dragCorners')
}

function OutlineHelp({
  outline,
  onOutline,
  problem,
}: {
  outline: Outline
  onOutline: (patch: Partial<Outline>) => void
  problem: string | null
}) {
  const { corners, isOpen } = outline
  return (
    <div className="flex flex-col gap-2">
      <p className="text-2 text-ink-2">
        {helpFor(outline)}{' '}
        <span className="text-ink-3">{words('cornerCount', { count: corners.length })}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {isOpen && corners.length >= 3 && (
          <Button size="s" onClick={() => onOutline({ isOpen: false })}>
            {words('closeOutline')}
          </Button>
        )}
        {corners.length > 0 && (
          <Button size="s" onClick={() => onOutline({ corners: corners.slice(0, -1) })}>
            {words('removeLastCorner')}
          </Button>
        )}
        {corners.length > 0 && (
          <Button size="s" variant="quiet" onClick={() => onOutline({ corners: [], isOpen: true })}>
            {words('drawAnew')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-1 text-bad-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Edits without a mouse, and pastes from other programs. */
function CornersField({
  outline: { corners, fits },
  onOutline,
}: {
  outline: Outline
  onOutline: (patch: Partial<Outline>) => void
}) {
  // Keeps the typed text until the map changes the outline.
  const [typed, setTyped] = useState<{ text: string; corners: readonly Corner[] } | null>(null)
  const isTyped = typed !== null && typed.corners === corners
  const text = isTyped ? typed.text : writeCorners(corners)
  const read = readCorners(text)
  return (
    <details className="rounded border border-line" open={isTyped || undefined}>
      <summary className="cursor-pointer px-3 py-2 text-2 font-mid text-ink-2">
        {words('cornersAsText')}
      </summary>
      <div className="px-3 pb-3">
        <TextArea
          label={words('corners')}
          rows={6}
          spellCheck={false}
          className="font-mono"
          hint={words('cornersMore')}
          error={'problem' in read ? read.problem : undefined}
          value={text}
          onChange={({ target }) => {
            const next = readCorners(target.value)
            const isRead = 'corners' in next
            setTyped({ text: target.value, corners: isRead ? next.corners : corners })
            if (isRead) onOutline({ corners: next.corners, isOpen: next.corners.length < 3, fits: fits + 1 })
          }}
        />
      </div>
    </details>
  )
}

const namesOf = ({ vehicles }: ZoneItem) => listAnd(vehicles.map(({ name }) => name))

function UsedBy({ zone }: { zone: ZoneItem }) {
  return (
    <p className="text-2 text-ink-2">
      {zone.vehicles.length > 0 ? words('tiedTo', { names: namesOf(zone) }) : words('tiedToNone')}
    </p>
  )
}

function Delete({ zone, onDone }: { zone: ZoneItem; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteZone()
  const isUsed = zone.vehicles.length > 0
  // Uses mutateAsync: the form unmounts as soon as the refetched list lacks the zone, and callbacks would not
  // run.
  const send = async () => {
    try {
      await remove.mutateAsync(zone.id)
    } catch (error) {
      notify({ title: words('notDeleted'), detail: describeError(error).message, tone: 'bad' })
      return
    }
    notify({ title: words('zoneDeleted', { name: zone.name }) })
    onDone()
  }
  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} needs="fleet:write" onClick={() => setAsking(true)}>
        {words('delete')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words(isUsed ? 'isInUse' : 'deleteQuestion', { name: zone.name })}
        description={isUsed ? words('takeOffFirst', { names: namesOf(zone) }) : words('outlineGone')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words(isUsed ? 'close' : 'keepIt')}</Button>
            {!isUsed && (
              <Button
                variant="danger"
                needs="fleet:write"
                disabled={remove.isPending}
                onClick={() => void send()}
              >
                {words('deleteZone')}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}
