// Sample values for previewing templates. Pure.
import { BUILT_IN_TEMPLATES, type TemplateVariable } from '@dropwise/contracts'
import { BRAND } from '../../lib/brand-of-page.ts'

const SAMPLES: Readonly<Record<string, string>> = {
  user_name: 'Edith Ward',
  user_email: 'edith@wardandco.example',
}
/** The owner's brand, when a variable has no other default. */
const OF_BRAND: Readonly<Record<string, string>> = {
  company_name: BRAND.name,
  inviting_company: BRAND.name,
  product_name: BRAND.name,
  support_email: BRAND.supportEmail,
}
/** Defaults of the built-in templates; standard variables are in each. */
const DEFAULTS = new Map(
  BUILT_IN_TEMPLATES.flatMap(({ variables }) => variables)
    .filter(({ defaultValue }) => defaultValue !== undefined)
    .map(({ key, defaultValue = '' }) => [key, defaultValue]),
)

/** Initial values: reader, sender, year. Values of a real mail stay empty. */
export function sampleValues(
  variables: readonly TemplateVariable[],
  year = new Date().getFullYear(),
): Record<string, string> {
  return Object.fromEntries(
    variables.map(({ key, defaultValue = DEFAULTS.get(key) ?? '' }) => {
      const ofBrand = defaultValue === DEFAULTS.get(key) ? OF_BRAND[key] : undefined
      return [key, key === 'current_year' ? String(year) : (SAMPLES[key] ?? ofBrand ?? defaultValue)]
    }),
  )
}
