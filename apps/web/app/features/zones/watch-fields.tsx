// Which events of a zone are watched, and when; and whether planning uses the zone.
import { zoneWatch, type ZoneItem } from '@dropwise/contracts'
import { schemaMessage } from '../../lib/schema-message.ts'
import { zonesWords as words } from '../../lib/words/zones.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { WeekdayField } from '../../ui/weekday-field.tsx'
import type { Outline } from './use-zones.ts'

type Watch = NonNullable<ZoneItem['watch']>
const NOTHING: Watch = zoneWatch.parse({})
const DWELL_MINUTES = 30
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const isEmpty = ({ entered, left, dwellMinutes }: Watch) => !entered && !left && dwellMinutes === null

/** Sentence about the hours; null when they are complete. */
export function watchProblem(watch: ZoneItem['watch']): string | null {
  const issue = watch && zoneWatch.safeParse(watch).error?.issues[0]
  return issue ? schemaMessage(issue.message) : null
}

export function WatchFields({
  outline: { watch, plansOrders },
  onOutline,
}: {
  outline: Outline
  onOutline: (patch: Partial<Outline>) => void
}) {
  const now = watch ?? NOTHING
  const change = (patch: Partial<Watch>) => {
    const next = { ...now, ...patch }
    onOutline({ watch: isEmpty(next) ? null : next })
  }
  return (
    <>
      <Checkbox
        label={words('useForPlanning')}
        isChecked={plansOrders}
        onChange={(isOn) => onOutline({ plansOrders: isOn })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 text-1 font-mid">{words('tellDispatch')}</legend>
        <Checkbox
          label={words('enters')}
          isChecked={now.entered}
          onChange={(entered) => change({ entered })}
        />
        <Checkbox
          label={words('leaves')}
          isChecked={now.left}
          onChange={(watchesExit) => change({ left: watchesExit })}
        />
        <Checkbox
          label={words('staysLong')}
          isChecked={now.dwellMinutes !== null}
          onChange={(isOn) => change({ dwellMinutes: isOn ? DWELL_MINUTES : null })}
        />
        {now.dwellMinutes !== null && (
          <TextField
            label={words('longStay')}
            inputMode="numeric"
            value={String(now.dwellMinutes)}
            onChange={({ target }) =>
              change({ dwellMinutes: Math.min(1440, Math.max(1, Number.parseInt(target.value, 10) || 1)) })
            }
          />
        )}
        {watch !== null && <Hours watch={watch} onChange={change} />}
        <p className="text-1 text-ink-3">{words('watchMore')}</p>
      </fieldset>
    </>
  )
}

function Hours({ watch, onChange }: { watch: Watch; onChange: (patch: Partial<Watch>) => void }) {
  const { weekdays, from, to } = watch
  const clockOf = (text: string) => (text === '' ? null : text)
  return (
    <>
      <WeekdayField
        legend={words('watchedOn')}
        value={weekdays.length === 0 ? EVERY_DAY : weekdays}
        onChange={(days) => onChange({ weekdays: days.length === 7 ? [] : days })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label={words('from')}
          value={from ?? ''}
          onChange={({ target }) => onChange({ from: clockOf(target.value) })}
        />
        <TimeField
          label={words('to')}
          hint={words('emptyAllDay')}
          error={watchProblem(watch) ?? undefined}
          value={to ?? ''}
          onChange={({ target }) => onChange({ to: clockOf(target.value) })}
        />
      </div>
    </>
  )
}
