// Lists the keyboard commands of the plan.
import { planWords as words } from '../../../lib/words/plan.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { PLAN_KEYS } from './use-plan-keys.ts'

export function HelpSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words('keyboardShortcuts')}
      actions={<Button onClick={onClose}>{words('close')}</Button>}
    >
      <dl className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 text-2">
        {PLAN_KEYS.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-s border border-line-2 bg-sunk px-1.5 py-0.5 font-n text-1">{keys}</kbd>
            </dt>
            <dd>{words(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
