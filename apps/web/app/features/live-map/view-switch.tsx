// Map, board or trail: three ways to see the same day. On a phone icons only.
import { History, Map as MapIcon, TableProperties } from 'lucide-react'
import type { ReactNode } from 'react'
import { liveWords } from '../../lib/words/live.ts'
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
      label={liveWords('view')}
      value={value}
      onChange={onChange}
      items={[
        { value: 'map', label: <Label icon={<MapIcon />}>{liveWords('map')}</Label> },
        { value: 'board', label: <Label icon={<TableProperties />}>{liveWords('board')}</Label> },
        { value: 'trail', label: <Label icon={<History />}>{liveWords('trail')}</Label> },
      ]}
    />
  )
}
