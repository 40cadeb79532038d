// Opens the camera beside a field for a code.
import { ScanLine } from 'lucide-react'
import { formWords as words } from '../../../lib/words/driver-forms.ts'

export function ScanButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={words('scanWithCamera')}
      onClick={onClick}
      className="grid size-14 shrink-0 place-items-center rounded border border-line-2"
    >
      <ScanLine className="size-6" aria-hidden />
    </button>
  )
}
