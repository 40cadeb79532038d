// Reorders a list by drag handles, with finger or mouse; the drop position is under the pointer.
import { useState, type PointerEvent } from 'react'

export interface ListDrag {
  /** The dragged entry, and its new number from 1. */
  drag: { index: number; position: number } | null
  /** Props of an entry's handle. */
  handleProps: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

export function useListDrag(
  list: React.RefObject<HTMLElement | null>,
  onDrop: (index: number, position: number) => void,
): ListDrag {
  const [drag, setDrag] = useState<ListDrag['drag']>(null)

  function positionAt(index: number, clientY: number): number {
    const entries = [...(list.current?.children ?? [])].filter((_, i) => i !== index)
    return (
      entries.filter((entry) => {
        const { top, height } = entry.getBoundingClientRect()
        return top + height / 2 < clientY
      }).length + 1
    )
  }
  return {
    drag,
    handleProps: (index) => ({
      onPointerDown: (event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ index, position: index + 1 })
      },
      onPointerMove: ({ clientY }) => {
        if (drag?.index !== index) return
        const position = positionAt(index, clientY)
        if (position !== drag.position) setDrag({ index, position })
      },
      onPointerUp: () => {
        if (drag && drag.position !== drag.index + 1) onDrop(drag.index, drag.position)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
  }
}
