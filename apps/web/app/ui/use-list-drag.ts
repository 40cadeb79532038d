// Reordering a list by its handles, with a finger or a mouse: the place is where the pointer is when it lets go.
import { useState, type PointerEvent } from 'react'

export interface ListDrag {
  /** What is dragged, and the number it would get, from 1. */
  drag: { index: number; position: number } | null
  /** For the handle of an entry. */
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
