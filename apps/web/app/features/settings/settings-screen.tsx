// Settings of the company: name, units, clock, colour. A save bar names what changed; the recipient's view stands beside.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { supabase } from '../../lib/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { contrastWithWhite } from './contrast.ts'

interface Values {
  name: string
  units: 'mi' | 'km'
  timeZone: string
  brandColor: string
}
const WORDS: Record<keyof Values, string> = {
  name: 'name',
  units: 'units',
  timeZone: 'time zone',
  brandColor: 'colour',
}
/** White text on the colour must read (look: tenant brand). */
const MIN_CONTRAST = 4.5

export function SettingsScreen() {
  const { company } = useTenant()
  const client = useQueryClient()
  const stored: Values = {
    name: company.name,
    units: company.units,
    timeZone: company.timeZone,
    brandColor: company.brandColor,
  }
  const [values, setValues] = useState(stored)
  const changed = (Object.keys(WORDS) as (keyof Values)[]).filter((key) => values[key] !== stored[key])
  const isColour = /^#[0-9a-f]{6}$/i.test(values.brandColor)
  const contrast = isColour ? contrastWithWhite(values.brandColor) : 0
  const problem = !isColour
    ? 'A colour like #0f5257'
    : contrast < MIN_CONTRAST
      ? `White text reads at ${contrast.toFixed(1)}:1, needs ${MIN_CONTRAST}:1. Choose a darker one.`
      : undefined
  const save = useMutation({
    mutationFn: async () => {
      const supa = await supabase()
      const { data, error } = await supa
        .from('tenants')
        .update({
          name: values.name.trim(),
          units: values.units,
          time_zone: values.timeZone,
          brand_color: values.brandColor.toLowerCase(),
        })
        .eq('id', company.id)
        .select('id')
      if (error) throw new Error(error.message)
      if (data.length === 0) throw new Error('Only an administrator of the company may change this.')
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['company', company.id] })
      notify({ title: 'Settings saved' })
    },
    onError: (error) => notify({ title: 'Settings were not saved', detail: error.message, tone: 'bad' }),
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid min-h-0 flex-1 overflow-y-auto lg:grid-cols-[minmax(0,1fr)_400px]">
        <form
          className="flex max-w-[560px] flex-col gap-6 px-4 py-5 md:px-7"
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            label="Company name"
            value={values.name}
            error={values.name.trim() ? undefined : 'Name is required'}
            onChange={(e) => setValues({ ...values, name: e.target.value })}
          />
          <div>
            <p className="pb-2 text-1 font-mid">Distances</p>
            <RadioGroup
              label="Distances"
              value={values.units}
              onChange={(units) => setValues({ ...values, units })}
              items={[
                { value: 'mi', label: 'Miles' },
                { value: 'km', label: 'Kilometres' },
              ]}
            />
          </div>
          <Combobox
            label="Time zone"
            hint="Windows, shifts and plans are on this clock."
            value={values.timeZone}
            onChange={(item) => setValues({ ...values, timeZone: item.value })}
            items={Intl.supportedValuesOf('timeZone')
              .concat('UTC')
              .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
          <div className="flex items-end gap-3">
            <input
              type="color"
              aria-label="Pick the colour"
              value={isColour ? values.brandColor : '#0f5257'}
              onChange={(e) => setValues({ ...values, brandColor: e.target.value })}
              className="h-8 w-11 shrink-0 rounded border border-field bg-raised p-0.5"
            />
            <TextField
              label="Colour of the tracking page"
              fieldClassName="flex-1"
              value={values.brandColor}
              onChange={(e) => setValues({ ...values, brandColor: e.target.value })}
            />
          </div>
          <p className={problem ? '-mt-4 text-1 text-bad-ink' : '-mt-4 text-1 text-ink-3'}>
            {problem ?? `White text reads at ${contrast.toFixed(1)}:1.`}
          </p>
        </form>
        <aside
          aria-label="What recipients see"
          className="border-line bg-sunk px-6 py-5 max-lg:border-t lg:border-l"
        >
          <p className="pb-3 text-1 text-ink-3">What recipients see</p>
          <div className="max-w-[340px] rounded border border-line-2 bg-surface p-4">
            <p className="flex items-center gap-2.5 text-2 font-strong">
              <span
                className="grid size-7 place-items-center rounded text-1 text-white"
                style={{ background: isColour ? values.brandColor : 'var(--ink)' }}
              >
                {values.name.trim().charAt(0).toUpperCase()}
              </span>
              {values.name || 'Company'}
            </p>
            <p className="pt-4 text-2 text-ink-2">Arriving today</p>
            <p className="text-5 font-strong tabular-nums">12:01-12:11</p>
            <div className="flex items-center pt-3">
              {[1, 1, 1, 0].map((isDone, i) => (
                <span
                  key={i}
                  className="h-1 flex-1 rounded-full not-first:ml-1"
                  style={{ background: isDone && isColour ? values.brandColor : 'var(--cell)' }}
                />
              ))}
            </div>
            <p className="pt-2 text-1 text-ink-3">sample</p>
          </div>
        </aside>
      </div>
      {changed.length > 0 && (
        <div className="flex shrink-0 items-center gap-3 border-t border-line-2 bg-surface px-4 py-2.5 md:px-7">
          <span role="status" className="flex-1 text-2">
            Changed: {changed.map((key) => WORDS[key]).join(', ')}
          </span>
          <Button onClick={() => setValues(stored)}>Undo</Button>
          <Button
            variant="primary"
            disabled={Boolean(problem) || !values.name.trim() || save.isPending}
            onClick={() => save.mutate()}
          >
            Save
          </Button>
        </div>
      )}
    </div>
  )
}
