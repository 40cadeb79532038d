// Undo, redo, keyboard help, and whether all changes are stored.
import { CircleHelp, Redo2, Undo2 } from 'lucide-react'
import { plural } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { PlanEditing } from './use-plan-editor.ts'

export function EditBar({ editing, onHelp }: { editing: PlanEditing; onHelp?: () => void }) {
  const { editor, state } = editing
  if (!editor || !state) return null
  return (
    <div className="flex items-center gap-0.5">
      <IconButton
        label={state.undo ? `Undo: ${state.undo.label}` : 'Undo'}
        disabled={!state.undo}
        onClick={() => void editor.undo()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={state.redo ? `Redo: ${state.redo.label}` : 'Redo'}
        disabled={!state.redo}
        onClick={() => void editor.redo()}
      >
        <Redo2 />
      </IconButton>
      {onHelp && (
        <IconButton label="Keyboard shortcuts" onClick={onHelp} className="max-lg:hidden">
          <CircleHelp />
        </IconButton>
      )}
      <span role="status" className="text-1 whitespace-nowrap text-ink-3">
        {state.isUnreachable && state.unsaved > 0 && (
          <span className="font-mid text-signal-ink">
            {plural(state.unsaved, 'change')} kept, not saved yet
          </span>
        )}
      </span>
    </div>
  )
}
