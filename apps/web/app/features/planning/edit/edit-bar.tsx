// Undo, redo, keyboard help, and whether all changes are stored.
import { CircleHelp, Redo2, Undo2 } from 'lucide-react'
import { planWords as words } from '../../../lib/words/plan.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { PlanEditing } from './use-plan-editor.ts'

export function EditBar({ editing, onHelp }: { editing: PlanEditing; onHelp?: () => void }) {
  const { editor, state } = editing
  if (!editor || !state) return null
  return (
    <div className="flex items-center gap-0.5">
      <IconButton
        label={state.undo ? words('undoWhat', { change: state.undo.label }) : words('undo')}
        disabled={!state.undo}
        onClick={() => void editor.undo()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={state.redo ? words('redoWhat', { change: state.redo.label }) : words('redo')}
        disabled={!state.redo}
        onClick={() => void editor.redo()}
      >
        <Redo2 />
      </IconButton>
      {onHelp && (
        <IconButton label={words('keyboardShortcuts')} onClick={onHelp} className="max-lg:hidden">
          <CircleHelp />
        </IconButton>
      )}
      <span role="status" className="text-1 whitespace-nowrap text-ink-3">
        {state.isUnreachable && state.unsaved > 0 && (
          <span className="font-mid text-signal-ink">{words('keptNotSaved', { count: state.unsaved })}</span>
        )}
      </span>
    </div>
  )
}
