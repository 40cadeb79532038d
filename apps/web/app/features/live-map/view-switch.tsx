// Map, board or trail: three ways to see the same day. On a phone icons only.
import { History, Map as MapIcon, TableProperties } from 'lucide-react'
import type { ReactNode } from 'react'
import { Segments } from '../../ui/segments.tsx'
import type { Selection } from './selection.ts'

function Label({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span aria-hidden className="md:hidden">
        {icon}
      </span>
      <span className="max-md:sr-only">{children}</span>
    </>
  )
}

export function ViewSwitch({
  value,
  onChange,
}: {
  value: Selection['view']
  onChange: (next: Selection['view']) => void
}) {
  return (
    <Segments
      label="View"
      value={value}
      onChange={onChange}
      items={[
        { value: 'map', label: <Label icon={<MapIcon />}>Map</Label> },
        { value: 'board', label: <Label icon={<TableProperties />}>Board</Label> },
        { value: 'trail', label: <Label icon={<History />}>Trail</Label> },
      ]}
    />
  )
}
