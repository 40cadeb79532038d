// Values for looking at a template before it has real ones. Pure.
import { BUILT_IN_TEMPLATES, type TemplateVariable } from '@dropwise/contracts'

const SAMPLES: Readonly<Record<string, string>> = {
  user_name: 'Edith Ward',
  user_email: 'edith@wardandco.example',
}
/** What the product's own templates say of a key: the standard ones are in each. */
const DEFAULTS = new Map(
  BUILT_IN_TEMPLATES.flatMap(({ variables }) => variables)
    .filter(({ defaultValue }) => defaultValue !== undefined)
    .map(({ key, defaultValue = '' }) => [key, defaultValue]),
)

/** Values to start with: who reads, who writes, which year. What only a real mail knows stays empty. */
export function sampleValues(
  variables: readonly TemplateVariable[],
  year = new Date().getFullYear(),
): Record<string, string> {
  return Object.fromEntries(
    variables.map(({ key, defaultValue }) => [
      key,
      key === 'current_year' ? String(year) : (SAMPLES[key] ?? defaultValue ?? DEFAULTS.get(key) ?? ''),
    ]),
  )
}
