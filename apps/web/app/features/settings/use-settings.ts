// Company settings: stored, changed, saving.
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useTenant } from '../../lib/company-context.tsx'
import { oneDecimal } from '../../lib/format.ts'
import { supabase } from '../../lib/supabase.ts'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import { contrastWithWhite } from './contrast.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

/** Least contrast of white text on the colour (WCAG AA). */
const MIN_CONTRAST = 4.5

const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: () => words('colourExample', { example: '#0f5257' }) })
  .refine((colour) => contrastWithWhite(colour) >= MIN_CONTRAST, {
    error: ({ input }) =>
      words('contrastTooLow', {
        contrast: oneDecimal(contrastWithWhite(String(input))),
        least: oneDecimal(MIN_CONTRAST),
      }),
  })
const settings = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => words('nameRequired') })
    .max(120),
  units: z.enum(['mi', 'km']),
  timeZone: z.string(),
  currency: z.string(),
  locale: z.string(),
  brandColor: hexColour,
})
export type Settings = z.output<typeof settings>

const LABELS = {
  name: 'fieldName',
  units: 'fieldUnits',
  timeZone: 'fieldTimeZone',
  currency: 'fieldCurrency',
  locale: 'fieldLanguage',
  brandColor: 'fieldColour',
} as const satisfies Record<keyof Settings, string>

async function saveSettings(companyId: string, values: Settings): Promise<void> {
  const client = await supabase()
  const { data, error } = await client
    .from('tenants')
    .update({
      name: values.name,
      units: values.units,
      time_zone: values.timeZone,
      currency: values.currency,
      locale: values.locale,
      brand_color: values.brandColor.toLowerCase(),
    })
    .eq('id', companyId)
    .select('id')
  if (error) throw new Error(error.message)
  if (data.length === 0) throw new Error(words('onlyAdministrator'))
}

export function useSettings() {
  const { company } = useTenant()
  const queries = useQueryClient()
  const { name, units, timeZone, currency, locale, brandColor } = company
  const stored: Settings = { name, units, timeZone, currency, locale, brandColor }
  const fields = useSchemaForm({
    schema: settings,
    defaultValues: stored,
    onSubmit: async (values) => {
      await saveSettings(company.id, values)
      await queries.invalidateQueries({ queryKey: ['company', company.id] })
      notify({ title: words('settingsSaved') })
    },
  })
  const { control, getValues, reset } = fields.form
  const values = { ...getValues(), ...useWatch({ control }) }
  const checked = settings.safeParse(values)
  const changed = (Object.keys(LABELS) as (keyof Settings)[]).filter((key) => values[key] !== stored[key])
  const messageAt = (key: keyof Settings) =>
    checked.error?.issues.find((issue) => issue.path[0] === key)?.message
  return {
    fields,
    values,
    changed: changed.map((key) => words(LABELS[key])),
    logoUrl: company.logoUrl,
    isValid: checked.success,
    messageAt,
    undo: () => reset(stored),
  }
}
