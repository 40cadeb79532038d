// Bulk actions for selected drivers: hours, days off, skills, archive.
import { useState } from 'react'
import type { DriverItem } from '@dropwise/contracts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { useChangeDrivers, type DriverPatch } from './api.ts'
import { ChangeDialog, withSkills } from './change-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { unitText } from '../../lib/format.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

const MINUTES_PER_HOUR = 60
const HOURS_PER_WEEK = 168

interface WeekChange {
  hours: string
  first: string
  last: string
  reason: string
  skills: string
}

const isCompleteTime = (hours: string) =>
  /^\d+(\.\d+)?$/.test(hours) && Number(hours) >= 1 && Number(hours) <= HOURS_PER_WEEK

/** The patch for a driver; days off and skills are added to existing ones. */
function patchOf(driver: DriverItem, { hours, first, last, reason, skills }: WeekChange): DriverPatch {
  const daysOff = { from: first, to: last || first, reason: reason.trim() || words('holiday') }
  return {
    ...(hours ? { maxWeekMinutes: Math.round(Number(hours) * MINUTES_PER_HOUR) } : {}),
    ...(first ? { absences: [...driver.absences, daysOff] } : {}),
    ...(skills.trim() ? { skills: withSkills(driver.skills, skills) } : {}),
  }
}

const TEXTS = {
  selected: 'selectedDrivers',
  change: 'changeDriverFields',
  changed: 'driversChanged',
  archived: 'driversArchived',
  restored: 'driversRestored',
} as const

interface DriversDialogProps {
  count: number
  onClose: () => void
  onSave: (patchOf: (driver: DriverItem) => DriverPatch) => void
}

function DriversDialog({ count, onClose, onSave }: DriversDialogProps) {
  const [wish, setWish] = useState<WeekChange>({ hours: '', first: '', last: '', reason: '', skills: '' })
  const field = (name: keyof WeekChange) => ({
    value: wish[name],
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  })
  const hasBadHours = wish.hours !== '' && !isCompleteTime(wish.hours)
  const isBackward = wish.last !== '' && wish.last < wish.first
  const hasWish = wish.hours !== '' || wish.first !== '' || wish.skills.trim() !== ''
  return (
    <ChangeDialog
      title={words('changeDrivers', { count })}
      isReady={hasWish && !hasBadHours && !isBackward && (wish.first !== '' || wish.last === '')}
      onClose={onClose}
      onSave={() => onSave((driver) => patchOf(driver, wish))}
    >
      <TextField
        label={words('atMostAWeek')}
        inputMode="decimal"
        suffix={unitText('h')}
        error={hasBadHours ? words('hoursRange', { limit: HOURS_PER_WEEK }) : undefined}
        {...field('hours')}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField label={words('firstDayOff')} {...field('first')} />
        <DateField
          label={words('lastDayOff')}
          error={isBackward ? words('daysOffBackward') : undefined}
          {...field('last')}
        />
      </div>
      <TextField label={words('whyOff')} placeholder={words('holiday')} maxLength={60} {...field('reason')} />
      <TextField label={words('addSkills')} placeholder={words('skillsExample')} {...field('skills')} />
    </ChangeDialog>
  )
}

export function DriverBulkBar({ drivers, onClear }: { drivers: readonly DriverItem[]; onClear: () => void }) {
  const change = useChangeDrivers()
  return (
    <SelectionBar<DriverItem, DriverPatch>
      texts={TEXTS}
      rows={drivers}
      isBusy={change.isPending}
      run={change.mutateAsync}
      onClear={onClear}
      dialog={(close, save) => <DriversDialog count={drivers.length} onClose={close} onSave={save} />}
    />
  )
}
