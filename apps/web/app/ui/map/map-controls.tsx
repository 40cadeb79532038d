// Map controls: zoom, fit, table of the content, layers.
import { Layers, Maximize, Minus, Plus, Table2 } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { mapWords } from '../../lib/words/map.ts'
import { Checkbox } from '../choice.tsx'
import { cn } from '../cn.ts'
import { Tooltip } from '../tooltip.tsx'

export interface MapLayerToggle {
  label: string
  isOn: boolean
  onChange: (on: boolean) => void
}

const CONTROL =
  'grid size-[30px] place-items-center border-line text-ink-2 not-first:border-t max-md:not-first:border-t-0 max-md:not-first:border-s hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11 [&_svg]:size-4'

function Control({
  label,
  hint = label,
  onClick,
  children,
}: {
  label: string
  /** Tooltip, if longer than the label. */
  hint?: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Tooltip text={hint} side="left">
      <button type="button" aria-label={label} onClick={onClick} className={CONTROL}>
        {children}
      </button>
    </Tooltip>
  )
}

function LayersMenu({ layers }: { layers: readonly MapLayerToggle[] }) {
  return (
    <Popover.Root>
      <Popover.Trigger aria-label={mapWords('layers')} className={CONTROL}>
        <Layers className="size-4" aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="left"
          align="start"
          sideOffset={8}
          className="float-in z-40 flex flex-col gap-2.5 rounded bg-raised p-3 shadow-float"
        >
          {layers.map((layer) => (
            <Checkbox
              key={layer.label}
              label={layer.label}
              isChecked={layer.isOn}
              onChange={layer.onChange}
            />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

export function MapControls({
  onZoom,
  onFit,
  onTable,
  layers,
  className,
}: {
  onZoom: (by: number) => void
  onFit: () => void
  /** Absent without a table. */
  onTable?: (() => void) | undefined
  layers?: readonly MapLayerToggle[] | undefined
  className?: string | undefined
}) {
  return (
    <div
      className={cn(
        // A row along the edge on phones, where a column would cover the map.
        'absolute top-3 right-3 flex flex-col overflow-hidden rounded bg-raised shadow-float max-md:flex-row',
        className,
      )}
      role="group"
      aria-label={mapWords('controls')}
    >
      <Control label={mapWords('zoomIn')} onClick={() => onZoom(1)}>
        <Plus />
      </Control>
      <Control label={mapWords('zoomOut')} onClick={() => onZoom(-1)}>
        <Minus />
      </Control>
      <Control label={mapWords('fitAll')} onClick={onFit}>
        <Maximize />
      </Control>
      {onTable && (
        <Control label={mapWords('asTable')} hint={mapWords('shownAsTable')} onClick={onTable}>
          <Table2 aria-hidden />
        </Control>
      )}
      {layers && <LayersMenu layers={layers} />}
    </div>
  )
}
