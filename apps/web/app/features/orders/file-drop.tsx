// Accepts files dropped anywhere on the screen, from people who may import.
import { useState, type DragEvent, type ReactNode } from 'react'
import { useRefusal } from '../../lib/permission.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

export function FileDrop({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [isDragging, setDragging] = useState(false)
  const mayDrop = useRefusal('orders:write') === null
  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setDragging(false)
    const file = event.dataTransfer.files[0]
    if (file && mayDrop) onFile(file)
  }
  return (
    <div
      className="relative flex min-h-0 flex-1"
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(mayDrop)
      }}
      onDragLeave={(event) => event.currentTarget === event.target && setDragging(false)}
      onDrop={onDrop}
    >
      {children}
      {isDragging && (
        <div className="pointer-events-none absolute inset-3 z-40 grid place-items-center rounded border-2 border-dashed border-link bg-[color-mix(in_oklch,var(--surface)_88%,transparent)] text-4 font-strong">
          {words('dropFile')}
        </div>
      )}
    </div>
  )
}
