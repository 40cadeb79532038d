// A vehicle's zones.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { zonesQuery } from '../../lib/data/zones.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

interface ZonesFieldProps {
  value: readonly string[]
  onChange: (zoneIds: string[]) => void
  error: string | undefined
}

export function ZonesField({ value, onChange, error }: ZonesFieldProps) {
  const { link } = useTenant()
  const zones = useQuery(zonesQuery()).data ?? []
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-1 font-mid">{words('zones')}</legend>
      {zones.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          isChecked={value.includes(id)}
          onChange={(isTied) => onChange(isTied ? [...value, id] : value.filter((other) => other !== id))}
        />
      ))}
      <p className="text-1 text-ink-3">
        {value.length > 0
          ? words('onlyTheseZones')
          : zones.length > 0
            ? words('anywhereOrZones')
            : words('anywhere')}{' '}
        {zones.length === 0 && (
          <Link to={link('/tenant/settings/zones')} className="text-link">
            {words('drawZones')}
          </Link>
        )}
      </p>
      {error && (
        <p role="alert" className="text-1 text-bad-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
