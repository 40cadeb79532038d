// Filters orders by zone; the choice is a filter word, so it is saved and exported like others.
import { NO_ZONE, zoneWord, type ZoneItem } from '@dropwise/contracts'
import { Select } from '../../ui/select.tsx'
import { ordersWords as words } from '../../lib/words/orders.ts'

const PREFIX = 'zone:'
const ANY = 'any'

export function ZoneFilter({
  zones,
  filter,
  onChange,
}: {
  zones: readonly ZoneItem[]
  filter: string
  onChange: (filter: string) => void
}) {
  const typed = filter.split(/\s+/).filter(Boolean)
  const chosenZone = typed.find((word) => word.startsWith(PREFIX))?.slice(PREFIX.length)
  const choose = (word: string) => {
    const others = typed.filter((each) => !each.startsWith(PREFIX))
    onChange([...others, ...(word === ANY ? [] : [`${PREFIX}${word}`])].join(' '))
  }
  return (
    <Select
      label={words('zone')}
      isLabelHidden
      className="w-36"
      value={chosenZone ?? ANY}
      onChange={choose}
      items={[
        { value: ANY, label: words('allZones') },
        ...zones.map(({ id, name, color }) => ({
          value: zoneWord(name),
          label: name,
          mark: (
            <span key={id} className="size-2 rounded-full" style={{ backgroundColor: color }} aria-hidden />
          ),
        })),
        { value: NO_ZONE, label: words('inNoZone') },
      ]}
    />
  )
}
