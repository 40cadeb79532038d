// A photo of an order in full screen.
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { AttachmentItem } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { useBlobUrl } from '../../ui/use-blob-url.ts'
import { useFile } from './use-file.ts'

export default function AttachedPhoto({ file, onClose }: { file: AttachmentItem; onClose: () => void }) {
  const url = useBlobUrl(useFile(file).data)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-surface text-ink outline-none"
        >
          <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line ps-4 pe-1">
            <Dialog.Title className="min-w-0 flex-1 truncate text-[17px]/[24px]">{file.name}</Dialog.Title>
            <Dialog.Close aria-label={words('close')} className="grid size-12 place-items-center">
              <X className="size-6" aria-hidden />
            </Dialog.Close>
          </header>
          <div className="flex min-h-0 flex-1 items-center justify-center p-2">
            {url && (
              <img src={url} alt={file.name} className="mx-auto max-h-full max-w-full object-contain" />
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
