// Bulk actions for selected drivers: hours, days off, skills, archive.
import { useState } from 'react'
import type { DriverItem } from '@dropwise/contracts'
import { plural } from '../../lib/format.ts'
import { TextField } from '../../ui/field.tsx'
import { useChangeDrivers, type DriverPatch } from './api.ts'
import { ChangeDialog, withSkills } from './change-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'

const MINUTES_PER_HOUR = 60
const HOURS_PER_WEEK = 168

interface Wish {
  hours: string
  first: string
  last: string
  reason: string
  skills: string
}

const isWhole = (hours: string) =>
  /^\d+(\.\d+)?$/.test(hours) && Number(hours) >= 1 && Number(hours) <= HOURS_PER_WEEK

/** The patch for a driver; days off and skills are added to existing ones. */
function patchOf(driver: DriverItem, { hours, first, last, reason, skills }: Wish): DriverPatch {
  const daysOff = { from: first, to: last || first, reason: reason.trim() || 'Holiday' }
  return {
    ...(hours ? { maxWeekMinutes: Math.round(Number(hours) * MINUTES_PER_HOUR) } : {}),
    ...(first ? { absences: [...driver.absences, daysOff] } : {}),
    ...(skills.trim() ? { skills: withSkills(driver.skills, skills) } : {}),
  }
}

interface DriversDialogProps {
  count: number
  onClose: () => void
  onSave: (patchOf: (driver: DriverItem) => DriverPatch) => void
}

function DriversDialog({ count, onClose, onSave }: DriversDialogProps) {
  const [wish, setWish] = useState<Wish>({ hours: '', first: '', last: '', reason: '', skills: '' })
  const field = (name: keyof Wish) => ({
    value: wish[name],
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  })
  const hasBadHours = wish.hours !== '' && !isWhole(wish.hours)
  const isBackward = wish.last !== '' && wish.last < wish.first
  const hasWish = wish.hours !== '' || wish.first !== '' || wish.skills.trim() !== ''
  return (
    <ChangeDialog
      what={plural(count, 'driver')}
      isReady={hasWish && !hasBadHours && !isBackward && (wish.first !== '' || wish.last === '')}
      onClose={onClose}
      onSave={() => onSave((driver) => patchOf(driver, wish))}
    >
      <TextField
        label="At most a week"
        inputMode="decimal"
        suffix="h"
        error={hasBadHours ? `1 to ${HOURS_PER_WEEK} hours` : undefined}
        {...field('hours')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="First day off" type="date" {...field('first')} />
        <TextField
          label="Last day off"
          type="date"
          error={isBackward ? 'Days off end before they begin' : undefined}
          {...field('last')}
        />
      </div>
      <TextField label="Why they are off" placeholder="Holiday" maxLength={60} {...field('reason')} />
      <TextField label="Add skills" placeholder="tail lift, cool box" {...field('skills')} />
    </ChangeDialog>
  )
}

export function DriverBulkBar({ drivers, onClear }: { drivers: readonly DriverItem[]; onClear: () => void }) {
  const change = useChangeDrivers()
  return (
    <SelectionBar<DriverItem, DriverPatch>
      noun="driver"
      rows={drivers}
      what="hours, days off or skills"
      isBusy={change.isPending}
      run={change.mutateAsync}
      onClear={onClear}
      dialog={(close, save) => <DriversDialog count={drivers.length} onClose={close} onSave={save} />}
    />
  )
}
