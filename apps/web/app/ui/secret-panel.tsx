// A key or secret, shown once, with a copy button.
import { Copy } from 'lucide-react'
import { frameWords as words } from '../lib/words/frame.ts'
import { Button } from './button.tsx'
import { SidePanel } from './side-panel.tsx'
import { notify } from './toasts.tsx'

/** Text with a copy button. */
export function CopyText({ text }: { text: string }) {
  return (
    <>
      <code className="rounded border border-line-2 bg-sunk px-2.5 py-2 font-sans text-2 break-all select-all">
        {text}
      </code>
      <Button
        icon={<Copy />}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(() => notify({ title: words('copied') }))
        }
      >
        {words('copy')}
      </Button>
    </>
  )
}

interface SecretPanelProps {
  title: string
  secret: string
  /** Instruction for its use. */
  hint: string
  onClose: () => void
}

export function SecretPanel({ title, secret, hint, onClose }: SecretPanelProps) {
  return (
    <SidePanel
      title={title}
      onClose={onClose}
      foot={
        <div className="flex justify-end">
          <Button variant="primary" onClick={onClose}>
            {words('haveCopied')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        <p className="text-2 text-ink-2">{words('shownOnce', { hint })}</p>
        <CopyText text={secret} />
      </div>
    </SidePanel>
  )
}
